import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { typedNumbers } from '#shared/domain/numbers/accept.ts';
import { moneyStyleOf } from '#shared/domain/numbers/business-money.ts';
import { isOption } from '#shared/domain/numbers/choices.ts';
import { cashRowLimit, type KeptCashRow } from '#shared/domain/numbers/known.ts';
import { handle } from '../lib/http.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { listNumberEntries } from '../tables/numbers-table.ts';
import { keep, requireToday } from './keep.ts';

/** Keeps what the owner typed, dated with the owner's day. */
export const save = handle(numbers.save, async (sent, { user, now }) => {
  const { business_id, today, numbers, choices, cash_rows } = sent;
  requireToday(today, now);
  const business = await findBusiness(user.id, business_id);
  if (!business) throw new Problem('not-found');
  const typed = typedNumbers(numbers, today, moneyStyleOf(business));
  if ('problem' in typed) throw new Problem('invalid', typed.problem);
  if (!choices.every(({ id, value }) => isOption(id, value))) throw new Problem('invalid');
  await requireRoom(user.id, business_id, cash_rows);
  return keep(user.id, business_id, [
    ...typed.numbers.map((entry) => ({ entry: { kind: 'number' as const, business_id, entry } })),
    ...choices.map(({ id, value }) => ({
      entry: { kind: 'choice' as const, business_id, entry: { id, value, date: today } },
    })),
    ...cash_rows.map((entry) => ({ entry: { kind: 'cash_row' as const, business_id, entry } })),
  ]);
});

/** Rows of cash have ids of their own, so that only a count bounds them. */
const requireRoom = async (sub: string, businessId: string, rows: readonly KeptCashRow[]) => {
  if (rows.length === 0) return;
  const entries = await listNumberEntries(sub, businessId, { consistent: true });
  const known = entries.flatMap(({ kind, entry }) => (kind === 'cash_row' ? [entry.id] : []));
  if (new Set([...known, ...rows.map(({ id }) => id)]).size > cashRowLimit) {
    throw new Problem(
      'conflict',
      `You can keep ${cashRowLimit} lines of money in and out. Remove one to add another.`,
    );
  }
};
