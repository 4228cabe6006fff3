/** What of a file may be kept: figures the owner has seen, never rows or names. */

import { checkNumber } from '../../check-number.ts';
import type { KeptNumberId } from '../../kept-and-case-number-definitions.ts';
import type { TaxMode } from '../../number-choices.ts';
import { numbers } from '../../numbers.ts';
import type { ImportOrigin, SavedNumber } from '../../saved-number-schemas.ts';
import { fileKinds } from '../file-kinds-and-limits.ts';
import { importSources } from '../import-sources.ts';
import type { Books } from '../read-books.ts';
import { figureDescriptions, type ImportFigureId } from './figure-descriptions.ts';
import type { ImportFigures } from './import-figures.ts';
import type { SavedImport } from './saved-import-schemas.ts';

/** The file as it is told beside a kept value: "QuickBooks bills", 33 rows, until a day. */
export const originOf = ({ source, kind, records, until }: Books): ImportOrigin => ({
  file: `${importSources[source]} ${fileKinds[kind]}`,
  rows: records.length,
  until,
});

const valueIn = (figures: ImportFigures, id: ImportFigureId, taxMode: TaxMode | undefined) => {
  const figure = figures[id];
  if (!figure || !('value' in figure)) return undefined;
  // The price an owner says has the tax in it, and so has the number.
  const said = 'with_tax' in figure && taxMode === 'included' ? figure.with_tax : undefined;
  return said ?? figure.value;
};

/** The numbers of the business that a file gives, as they may be kept today; a value out of its bounds is none. */
export const numbersOf = (
  books: Books,
  { today, currency, taxMode }: { today: string; currency: string; taxMode?: TaxMode | undefined },
): SavedNumber[] => {
  const origin = originOf(books);
  const ids = Object.keys(figureDescriptions) as ImportFigureId[];
  return ids.flatMap((figure) => {
    const id: KeptNumberId | undefined = figureDescriptions[figure].number;
    const value = id && valueIn(books.figures, figure, taxMode);
    if (!id || value === undefined || checkNumber(id, value, currency)) return [];
    return [{ id, value, unit: numbers[id].unit, date: today, source: 'import', origin }];
  });
};

/** A file's figures as they are kept, without rows and names. */
export const keptImportOf = (books: Books, today: string): SavedImport => ({
  source: books.source,
  kind: books.kind,
  date: today,
  rows: books.records.length,
  until: books.until,
  figures: books.figures,
});

/** Imported numbers beside what the owner typed: those that differ are asked, never overwritten; the others replace what was worked out or imported. */
export const mergeImport = (
  kept: readonly SavedNumber[],
  imported: readonly SavedNumber[],
): { replace: SavedNumber[]; ask: { typed: SavedNumber; imported: SavedNumber }[] } => {
  const typedFor = (one: SavedNumber) =>
    kept.find(({ id, source }) => id === one.id && source === 'owner');
  const pairs = imported.map((one) => ({ typed: typedFor(one), imported: one }));
  return {
    replace: pairs.flatMap(({ typed, imported: one }) => (typed ? [] : [one])),
    ask: pairs.flatMap(({ typed, imported: one }) =>
      typed && typed.value !== one.value ? [{ typed, imported: one }] : [],
    ),
  };
};
