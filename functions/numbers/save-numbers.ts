import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { acceptTypedNumbers } from '#shared/domain/numbers/accept-numbers.ts';
import { cashRowLimit, type KeptCashRow } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { isOption } from '#shared/domain/numbers/number-choices.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { handle } from '../lib/http-handler.ts';
import { listNumberEntries, type NumberWrite } from './numbers-table.ts';
import { requireToday } from './require-today.ts';
import { storeAcceptedNumbers } from './store-accepted-numbers.ts';

/** Keeps what the owner typed, dated with the owner's day. */
export const save = handle(numbers.save, async (sent, { accountId, personId, now }) => {
  const { business_id, today, numbers, choices, cash_rows, unknown, left_out } = sent;
  requireToday(today, now);
  const business = await findBusiness(accountId, business_id);
  if (!business) throw new Problem('not-found');
  const typed = acceptTypedNumbers(numbers, today, localeAndCurrencyOf(business));
  if ('problem' in typed) throw new Problem('invalid', typed.problem);
  if (!choices.every(({ id, value }) => isOption(id, value))) throw new Problem('invalid');
  await requireRoom(accountId, business_id, cash_rows);
  const changed = { by: personId, at: now.toISOString() };
  const seen = new Map<string, string | null | undefined>(
    [...numbers, ...choices].map((one) => [one.id, one.seen]),
  );
  return storeAcceptedNumbers(accountId, business_id, [
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
