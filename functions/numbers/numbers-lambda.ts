import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import {
  importedNumbers,
  isTodaySomewhere,
  typedNumbers,
} from '#shared/domain/numbers/accept-numbers.ts';
import {
  cashRowLimit,
  entryIdOf,
  type KeptCashRow,
  type KnownNumbers,
  keptValueOf,
  knownNumbersOf,
  type NumberEntry,
  type NumbersConflict,
} from '#shared/domain/numbers/known-numbers.ts';
import { moneyStyleOf } from '#shared/domain/numbers/money-style.ts';
import { isOption } from '#shared/domain/numbers/number-choices.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { feature, handle } from '../lib/http.ts';
import type { AccountId } from '../lib/ids.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import {
  listNumberEntries,
  type NumberWrite,
  refuses,
  removeNumberEntry,
  saveNumberEntries,
} from './numbers-table.ts';

/** Keeps what the owner typed, dated with the owner's day. */
const save = handle(numbers.save, async (sent, { accountId, personId, now }) => {
  const { business_id, today, numbers, choices, cash_rows, unknown, left_out } = sent;
  requireToday(today, now);
  const business = await findBusiness(accountId, business_id);
  if (!business) throw new Problem('not-found');
  const typed = typedNumbers(numbers, today, moneyStyleOf(business));
  if ('problem' in typed) throw new Problem('invalid', typed.problem);
  if (!choices.every(({ id, value }) => isOption(id, value))) throw new Problem('invalid');
  await requireRoom(accountId, business_id, cash_rows);
  const changed = { by: personId, at: now.toISOString() };
  const seen = new Map<string, string | null | undefined>(
    [...numbers, ...choices].map((one) => [one.id, one.seen]),
  );
  return keep(accountId, business_id, [
    ...typed.numbers.map((entry) => ({
      entry: { kind: 'number' as const, business_id, changed, entry },
      seen: seen.get(entry.id),
    })),
    ...choices.map(({ id, value }) => ({
      entry: { kind: 'choice' as const, business_id, changed, entry: { id, value, date: today } },
      seen: seen.get(id),
    })),
    ...cash_rows.map((entry) => ({ entry: { kind: 'cash_row' as const, business_id, entry } })),
    ...unknown.map(
      (id): NumberWrite => ({
        entry: { kind: 'unknown', business_id, entry: { id, date: today } },
        unlessKnown: true,
      }),
    ),
    ...left_out.map((id) => ({
      entry: { kind: 'left_out' as const, business_id, entry: { id, date: today } },
    })),
  ]);
});

/** Rows of cash have ids of their own, so that only a count bounds them. */
const requireRoom = async (
  accountId: AccountId,
  businessId: string,
  rows: readonly KeptCashRow[],
) => {
  if (rows.length === 0) return;
  const entries = await listNumberEntries(accountId, businessId, { consistent: true });
  const known = entries.flatMap(({ kind, entry }) => (kind === 'cash_row' ? [entry.id] : []));
  if (new Set([...known, ...rows.map(({ id }) => id)]).size > cashRowLimit) {
    throw new Problem(
      'conflict',
      `You’ve reached the limit of ${cashRowLimit} money in and out lines. Delete one to add another.`,
    );
  }
};

/** Keeps the figures of a file in the place of those of the last file of its kind, and the numbers the owner took from them. */
const saveImport = handle(
  numbers.saveImport,
  async ({ business_id, numbers: taken, ...imported }, { accountId, personId, now }) => {
    requireToday(imported.date, now);
    const business = await findBusiness(accountId, business_id);
    if (!business) throw new Problem('not-found');
    const accepted = importedNumbers(imported, taken, moneyStyleOf(business));
    if ('problem' in accepted) throw new Problem('invalid', accepted.problem);
    const changed = { by: personId, at: now.toISOString() };
    const replaced = new Map(taken.map(({ id, replaces }) => [id, replaces]));
    return keep(accountId, business_id, [
      { entry: { kind: 'import', business_id, entry: imported } },
      ...accepted.numbers.map(
        (entry): NumberWrite => ({
          entry: { kind: 'number', business_id, changed, entry },
          unlessTyped: { but: replaced.get(entry.id) },
        }),
      ),
    ]);
  },
);

/** Forgets one number of a business, and answers what is known then. */
const remove = handle(numbers.remove, async ({ business_id, entry }, { accountId }) => {
  if (!(await removeNumberEntry(accountId, business_id, entry))) throw new Problem('not-found');
  return knownNumbersOf(await listNumberEntries(accountId, business_id, { consistent: true }));
});

/** Everything that is known about the numbers of a business. */
const list = handle(numbers.list, async ({ business_id }, { accountId }) => {
  const [business, entries] = await Promise.all([
    findBusiness(accountId, business_id),
    // The page reads again after each change of the owner's.
    listNumberEntries(accountId, business_id, { consistent: true }),
  ]);
  if (!business) throw new Problem('not-found');
  return knownNumbersOf(entries);
});

/** Refuses a date that is nowhere today: values are dated by the owner's day, which only the browser knows. */
const requireToday = (day: string, now: Date) => {
  if (!isTodaySomewhere(day, now)) {
    throw new Problem('invalid', 'The date on your device looks wrong. Check it and try again.');
  }
};

/** Stores what was accepted and answers everything that is known then. */
const keep = async (
  accountId: AccountId,
  businessId: string,
  writes: readonly NumberWrite[],
): Promise<KnownNumbers> => {
  const outcome =
    writes.length > 0 ? await saveNumberEntries(accountId, businessId, writes) : 'saved';
  if (outcome === 'no-business') throw new Problem('not-found');
  if (outcome === 'changed')
    throw await changedMeanwhile(accountId, businessId, (stored) =>
      writes.some((write) => refuses(stored, write)),
    );
  return knownNumbersOf(await listNumberEntries(accountId, businessId, { consistent: true }));
};

/** The refusal of a change, with everything that is known now and who changed what it was about. */
const changedMeanwhile = async (
  accountId: AccountId,
  businessId: string,
  isInTheWay: (stored: NumberEntry) => boolean,
) => {
  const entries = await listNumberEntries(accountId, businessId, { consistent: true });
  const data: NumbersConflict = {
    known: knownNumbersOf(entries),
    changed: entries.filter(isInTheWay).map((stored) => ({
      id: entryIdOf(stored),
      value: keptValueOf(stored),
      first: stored.changed,
    })),
  };
  return new Problem(
    'conflict',
    'One of these numbers changed since you opened this. Nothing was saved. Check it and try again.',
    { data },
  );
};

export const handler = feature(numbers, { list, save, saveImport, remove }, { enterAccount });
