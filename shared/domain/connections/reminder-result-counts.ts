/** What reminders brought, as additions to the counts of the business. */
import type { Counter, ResultAddition } from '../results/result-additions.ts';
import type { Receivable } from './receivable.ts';
import { isPaidAfterReminder } from './receivable-rules.ts';

type Change = { readonly before: Receivable | undefined; readonly after: Receivable };

const daysOf = (one: Receivable | undefined) => (one?.reminders ?? []).map(({ on }) => on);

/** The payment that counts: of an invoice for which a reminder was sent before. */
const paymentOf = (one: Receivable | undefined) =>
  one?.paid && isPaidAfterReminder(one) ? { day: one.paid, amount: Number(one.balance) } : null;

const without = (days: readonly string[], others: readonly string[]) =>
  days.filter((day) => !others.includes(day));

const additionsOf = ({ before, after }: Change): ResultAddition[] => {
  const amount: Counter = `came_in_${after.currency}`;
  const [sent, sentNow] = [daysOf(before), daysOf(after)];
  const [was, is] = [paymentOf(before), paymentOf(after)];
  const payment = (of: typeof is, sign: 1 | -1): ResultAddition[] =>
    of
      ? [
          { day: of.day, counter: 'paid', by: sign },
          { day: of.day, counter: amount, by: sign * of.amount },
        ]
      : [];
  return [
    ...without(sentNow, sent).map((day): ResultAddition => ({ day, counter: 'reminders', by: 1 })),
    ...without(sent, sentNow).map((day): ResultAddition => ({ day, counter: 'reminders', by: -1 })),
    ...(was?.day === is?.day ? [] : [...payment(was, -1), ...payment(is, 1)]),
  ];
};

/** What several changes of invoices add to the counts: reminders that were noted, and what was paid after one. */
export const reminderResultCounts = (changes: readonly Change[]): ResultAddition[] =>
  changes.flatMap(additionsOf);
