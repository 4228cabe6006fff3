/** One line of the report: what was measured, ours, the floor it is held against, and their ratio. */
export type Row = { what: string; ours: string; floor?: string; ratio?: string };
export type Table = { title: string; note?: string; rows: Row[] };

/** "1.08 ×" */
export const ratio = (ours: number, floor: number) => `${(ours / floor).toFixed(2)} ×`;
/** Of 1000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (value: number) => `${Math.round(value)} ms`;
/** Of a time in ms: "1.3 s" */
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

/** The middle of a list of numbers, and its 95th of 100. */
export const quantiles = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { p50: at(0.5) ?? Number.NaN, p95: at(0.95) ?? Number.NaN };
};

const columns = ['what', 'ours', 'floor', 'ratio'] as const;

/** A table as Markdown, which reads well in a terminal too. */
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
