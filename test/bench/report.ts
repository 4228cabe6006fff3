/** One line of the report: the name, our value, the floor, and their ratio. */
export type Row = { what: string; ours: string; floor?: string; ratio?: string };
export type Table = { title: string; note?: string; rows: Row[] };

/** "1.08 ×" */
export const ratio = (ours: number, floor: number) => `${(ours / floor).toFixed(2)} ×`;
/** Formats bytes in units of 1000. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (value: number) => `${Math.round(value)} ms`;
/** Formats a time in ms: "1.3 s" */
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

/** The median of a list of numbers, and its 95th percentile. */
export const quantiles = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { p50: at(0.5) ?? Number.NaN, p95: at(0.95) ?? Number.NaN };
};

const columns = ['what', 'ours', 'floor', 'ratio'] as const;

/** Formats a table as Markdown, which is readable in a terminal too. */
export const markdown = ({ title, note, rows }: Table) => {
  const lines = rows.map((row) => `| ${columns.map((name) => row[name] ?? '').join(' | ')} |`);
  return [
    `## ${title}`,
    ...(note ? [note, ''] : []),
    '| what | measured | floor | measured ÷ floor |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
};
