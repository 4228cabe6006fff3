/** Everything kept about the numbers of a business, as it is stored, sent and exported. */
import * as z from 'zod';
import { LastChange } from '../people/last-change.ts';
import { cashLineEntries } from './cash-line-ids.ts';
import { asDecimal } from './decimal.ts';
import { SavedImport } from './imports/figures/saved-import-schemas.ts';
import { type FileKind, fileKinds } from './imports/file-kinds-and-limits.ts';
import { choiceIds } from './number-choices.ts';
import { keptNumberIds } from './numbers.ts';
import { SavedChoice, SavedNumber } from './saved-number-schemas.ts';

/** How many lines of money in and out a business may keep. */
export const cashRowLimit = 40;

/** Money that comes in or goes out besides what the numbers give, for the 13 weeks of cash. */
export const KeptCashRow = z
  .strictObject({
    id: z.ulid(),
    label: z.string().trim().min(1).max(60),
    way: z.enum(['in', 'out']),
    amount: z
      .string()
      .max(20)
      .refine((text) => asDecimal(text) === text && !text.startsWith('-'), 'Not an amount'),
    date: z.iso.date(),
    repeat: z.enum(['once', 'weekly', '2-weeks', '4-weeks', 'monthly']),
    sure: z.boolean().exactOptional(),
  })
  .meta({ id: 'KeptCashRow' });
export type KeptCashRow = z.infer<typeof KeptCashRow>;

/** A number or a choice that the owner was asked and does not know, with the day they said so. */
export const UnknownNumber = z
  .strictObject({ id: z.enum([...keptNumberIds, ...choiceIds]), date: z.iso.date() })
  .meta({ id: 'UnknownNumber' });
export type UnknownNumber = z.infer<typeof UnknownNumber>;

/** A line that the owner left out of the 13 weeks. */
export const LeftOutLine = z
  .strictObject({ id: z.enum(cashLineEntries), date: z.iso.date() })
  .meta({ id: 'LeftOutLine' });
export type LeftOutLine = z.infer<typeof LeftOutLine>;

/** What is known of one business. */
export const KnownNumbers = z
  .object({
    numbers: z.array(SavedNumber),
    choices: z.array(SavedChoice),
    cash_rows: z.array(KeptCashRow),
    imports: z.array(SavedImport),
    unknown: z.array(UnknownNumber),
    left_out: z.array(LeftOutLine),
  })
  .meta({ id: 'KnownNumbers' });
export type KnownNumbers = z.infer<typeof KnownNumbers>;

const about = {
  business_id: z.uuid(),
  /** Who typed or chose it, and when; absent for what was read or worked out. */
  changed: LastChange.optional(),
};
/** One kept thing with its business: an item of the table, a line of the export. */
export const NumberEntry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('number'), ...about, entry: SavedNumber }),
    z.object({ kind: z.literal('choice'), ...about, entry: SavedChoice }),
    z.object({ kind: z.literal('cash_row'), ...about, entry: KeptCashRow }),
    z.object({ kind: z.literal('import'), ...about, entry: SavedImport }),
    z.object({ kind: z.literal('unknown'), ...about, entry: UnknownNumber }),
    z.object({ kind: z.literal('left_out'), ...about, entry: LeftOutLine }),
  ])
  .meta({ id: 'NumberEntry' });
export type NumberEntry = z.infer<typeof NumberEntry>;

const kinds = Object.keys(fileKinds) as [FileKind, ...FileKind[]];
/**
 * The id of an entry within its business: that of a number, of a choice, of a cash row or of a line that was left out, or
 * the kind of an import. An unknown number has the id of the number, so that a value takes its place.
 */
export const NumberEntryId = z.union([
  z.enum([...keptNumberIds, ...choiceIds, ...kinds, ...cashLineEntries]),
  z.ulid(),
]);
export type NumberEntryId = z.infer<typeof NumberEntryId>;

export const entryIdOf = ({ kind, entry }: NumberEntry): NumberEntryId =>
  kind === 'import' ? entry.kind : entry.id;

/** A number or choice that somebody else changed since it was seen: what stands now, null for nothing, and who was first. */
export type ChangedNumber = {
  readonly id: NumberEntryId;
  readonly value: string | null;
  readonly first?: LastChange | undefined;
};

/** What the conflict of a save carries: everything that is known then, and what of it was changed by others. */
export type NumbersConflict = {
  readonly known: KnownNumbers;
  readonly changed: readonly ChangedNumber[];
};

/** The value of an entry that has one. */
export const keptValueOf = ({ entry }: Pick<NumberEntry, 'entry'>): string | null =>
  'value' in entry ? entry.value : null;

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
