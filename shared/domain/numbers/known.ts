/** Everything kept about the numbers of a business, as it is stored, sent and exported. */
import * as z from 'zod';
import { choiceIds } from './choices.ts';
import { asDecimal } from './decimal.ts';
import { SavedImport } from './imports/saved-figures.ts';
import { type FileKind, fileKinds } from './imports/types.ts';
import { keptNumberIds } from './numbers.ts';
import { SavedChoice, SavedNumber } from './saved-numbers.ts';

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

/** What is known of one business. */
export const KnownNumbers = z
  .object({
    numbers: z.array(SavedNumber),
    choices: z.array(SavedChoice),
    cash_rows: z.array(KeptCashRow),
    imports: z.array(SavedImport),
  })
  .meta({ id: 'KnownNumbers' });
export type KnownNumbers = z.infer<typeof KnownNumbers>;

const business_id = z.uuid();
/** One kept thing with its business: an item of the table, a line of the export. */
export const NumberEntry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('number'), business_id, entry: SavedNumber }),
    z.object({ kind: z.literal('choice'), business_id, entry: SavedChoice }),
    z.object({ kind: z.literal('cash_row'), business_id, entry: KeptCashRow }),
    z.object({ kind: z.literal('import'), business_id, entry: SavedImport }),
  ])
  .meta({ id: 'NumberEntry' });
export type NumberEntry = z.infer<typeof NumberEntry>;

const kinds = Object.keys(fileKinds) as [FileKind, ...FileKind[]];
/** The id of an entry within its business: that of a number, of a choice or of a cash row, or the kind of an import. */
export const NumberEntryId = z.union([
  z.enum([...keptNumberIds, ...choiceIds, ...kinds]),
  z.ulid(),
]);
export type NumberEntryId = z.infer<typeof NumberEntryId>;

export const entryIdOf = ({ kind, entry }: NumberEntry): NumberEntryId =>
  kind === 'import' ? entry.kind : entry.id;

/** The entries of one business, sorted by what they are. */
export const knownNumbersOf = (entries: readonly NumberEntry[]): KnownNumbers => {
  const known: KnownNumbers = { numbers: [], choices: [], cash_rows: [], imports: [] };
  for (const { kind, entry } of entries) {
    if (kind === 'number') known.numbers.push(entry);
    if (kind === 'choice') known.choices.push(entry);
    if (kind === 'cash_row') known.cash_rows.push(entry);
    if (kind === 'import') known.imports.push(entry);
  }
  return known;
};
