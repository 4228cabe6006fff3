/** What is taken of the numbers an owner sends: values that may be kept, on a day that can be the owner's. */

import { checkNumber, numberProblemText } from './check-number.ts';
import { figureDescriptions } from './imports/figures/figure-descriptions.ts';
import type { SavedImport } from './imports/figures/saved-import-schemas.ts';
import { fileKinds } from './imports/file-kinds-and-limits.ts';
import { importSources } from './imports/import-sources.ts';
import type { KeptNumberId } from './kept-and-case-number-definitions.ts';
import { createFormat } from './number-format-and-local-words.ts';
import { numbers } from './numbers.ts';
import type { SavedNumber } from './saved-number-schemas.ts';

type LocaleAndCurrency = { readonly locale: string; readonly currency: string };
type Sent = { readonly id: KeptNumberId; readonly value: string };
/** The numbers to keep, or what to say of the first one that cannot be kept. */
type Accepted = { numbers: SavedNumber[] } | { problem: string };

const dayMs = 86_400_000;

/** Whether that day is today somewhere on Earth, or was when the request was sent. */
export const isTodaySomewhere = (day: string, now: Date): boolean => {
  const today = Math.floor(now.getTime() / dayMs);
  return Math.abs(Date.parse(day) / dayMs - today) <= 1;
};

const problemWith = (sent: readonly Sent[], style: LocaleAndCurrency) => {
  for (const { id, value } of sent) {
    const problem = checkNumber(id, value, style.currency);
    if (problem) {
      return `${numbers[id].label}: ${numberProblemText(id, problem, createFormat(style))}`;
    }
  }
  return undefined;
};

/** Numbers the owner typed, as they are kept. */
export const acceptTypedNumbers = (
  sent: readonly Sent[],
  today: string,
  style: LocaleAndCurrency,
): Accepted => {
  const problem = problemWith(sent, style);
  if (problem) return { problem };
  return {
    numbers: sent.map(({ id, value }) => ({
      id,
      value,
      unit: numbers[id].unit,
      date: today,
      source: 'owner',
    })),
  };
};

/** Whether a figure of the import gives the number that value. */
const gives = ({ figures }: SavedImport, { id, value }: Sent) =>
  (Object.keys(figures) as (keyof typeof figureDescriptions)[]).some((name) => {
    if (figureDescriptions[name].number !== id) return false;
    const figure: object = figures[name] ?? {};
    return (
      ('value' in figure && figure.value === value) ||
      ('with_tax' in figure && figure.with_tax === value)
    );
  });

/** Numbers the owner accepted from a file, as they are kept with where they come from; only what the figures of the file say is taken. */
export const acceptImportedNumbers = (
  imported: SavedImport,
  sent: readonly Sent[],
  style: LocaleAndCurrency,
): Accepted => {
  const stray = sent.find((one) => !gives(imported, one));
  if (stray) return { problem: `${numbers[stray.id].label} doesn’t match the file.` };
  const problem = problemWith(sent, style);
  if (problem) return { problem };
  const { source, kind, rows, until, date } = imported;
  const origin = { file: `${importSources[source]} ${fileKinds[kind]}`, rows, until };
  return {
    numbers: sent.map(({ id, value }) => ({
      id,
      value,
      unit: numbers[id].unit,
      date,
      source: 'import',
      origin,
    })),
  };
};
