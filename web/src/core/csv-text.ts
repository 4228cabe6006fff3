/** A value of a CSV file; one that a spreadsheet would take for a formula is marked as text. */
const cell = (value: string | null) => {
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Rows as the text of a CSV file. */
export const csvText = (rows: readonly (readonly (string | null)[])[]) =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');
