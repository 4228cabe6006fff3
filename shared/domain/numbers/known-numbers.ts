import type { KnownNumbers } from './known-numbers-schemas.ts';
import type { NumberEntry } from './number-entries.ts';

/** The entries of one business, sorted by what they are. */
export const knownNumbersOf = (entries: readonly NumberEntry[]): KnownNumbers => {
  const known: KnownNumbers = {
    numbers: [],
    choices: [],
    cash_rows: [],
    imports: [],
    unknown: [],
    left_out: [],
  };
  for (const { kind, entry } of entries) {
    if (kind === 'number') known.numbers.push(entry);
    if (kind === 'choice') known.choices.push(entry);
    if (kind === 'cash_row') known.cash_rows.push(entry);
    if (kind === 'import') known.imports.push(entry);
    if (kind === 'unknown') known.unknown.push(entry);
    if (kind === 'left_out') known.left_out.push(entry);
  }
  return known;
};

/** What is known of a business that told nothing yet. */
export const nothingKnown: KnownNumbers = {
  numbers: [],
  choices: [],
  cash_rows: [],
  imports: [],
  unknown: [],
  left_out: [],
};
