/** What is kept about the numbers of a business, one thing each: an item of the table, a line of the export. */
import * as z from 'zod';
import { LastChange } from '../people/last-change.ts';
import { cashLineEntries } from './cash-line-ids.ts';
import { SavedImport } from './imports/figures/saved-import-schemas.ts';
import { type FileKind, fileKinds } from './imports/file-kinds-and-limits.ts';
import {
  KeptCashRow,
  type KnownNumbers,
  LeftOutLine,
  UnknownNumber,
} from './known-numbers-schemas.ts';
import { choiceIds } from './number-choices.ts';
import { keptNumberIds } from './numbers.ts';
import { SavedChoice, SavedNumber } from './saved-number-schemas.ts';

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
