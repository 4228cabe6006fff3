/** What reminders brought, counted by month without a name, for the page of results. */
import type { Receivable } from './receivable.ts';

/** What a change of invoices adds to the counts of one month and currency; negative where something was taken back. */
export type OwedCount = {
  /** As in "2026-11". */
  readonly month: string;
  readonly currency: string;
  readonly reminders: number;
  /** Invoices that were paid after a reminder. */
  readonly paid: number;
  /** What they came to. */
  readonly amount: number;
};

type Change = { readonly before: Receivable | undefined; readonly after: Receivable };

const daysOf = (one: Receivable | undefined) => (one?.reminders ?? []).map(({ on }) => on);

/** The payment that counts: of an invoice for which a reminder was sent before. */
const paymentOf = (one: Receivable | undefined) =>
  one?.paid && daysOf(one).some((on) => on <= (one.paid ?? ''))
    ? { day: one.paid, amount: Number(one.balance) }
    : null;

const sameDay = (one: { day: string } | null, other: { day: string } | null) =>
  one?.day === other?.day;

const countsOf = ({ before, after }: Change): OwedCount[] => {
  const { currency } = after;
  const none = { currency, reminders: 0, paid: 0, amount: 0 };
  const monthOf = (day: string) => day.slice(0, 7);
  const sent = new Set(daysOf(before));
  const sentNow = new Set(daysOf(after));
  const [was, is] = [paymentOf(before), paymentOf(after)];
  const payment = (of: typeof is, sign: 1 | -1): OwedCount[] =>
    of ? [{ ...none, month: monthOf(of.day), paid: sign, amount: sign * of.amount }] : [];
  return [
    ...[...sentNow]
      .filter((day) => !sent.has(day))
      .map((day) => ({ ...none, month: monthOf(day), reminders: 1 })),
    ...[...sent]
      .filter((day) => !sentNow.has(day))
      .map((day) => ({ ...none, month: monthOf(day), reminders: -1 })),
    ...(sameDay(was, is) ? [] : [...payment(was, -1), ...payment(is, 1)]),
  ];
};

/** What several changes add, one entry for each month and currency; what comes to nothing is left out. */
export const owedCounts = (changes: readonly Change[]): OwedCount[] => {
  const byMonth = Map.groupBy(
    changes.flatMap(countsOf),
    ({ month, currency }) => `${month} ${currency}`,
  );
  return [...byMonth.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const sum = (of: 'reminders' | 'paid' | 'amount') =>
      rest.reduce((all, one) => all + one[of], first[of]);
    const counts = {
      reminders: sum('reminders'),
      paid: sum('paid'),
      amount: Math.round(sum('amount') * 1000) / 1000,
    };
    const isNothing = counts.reminders === 0 && counts.paid === 0 && counts.amount === 0;
    return isNothing ? [] : [{ ...first, ...counts }];
  });
};
