/** What follows of an invoice's dates; without schemas, so that the browser takes it too. */
import type { Receivable, SeenReceivable } from './receivable.ts';

const dayMs = 86_400_000;

/** Days since the due date; zero and less while it is not due, or when there is no due date. */
export const daysOverdue = ({ due }: Pick<Receivable, 'due'>, today: string): number =>
  due === null ? 0 : Math.round((Date.parse(today) - Date.parse(due)) / dayMs);

export const isOverdue = (one: Pick<Receivable, 'due'>, today: string): boolean =>
  daysOverdue(one, today) > 0;

/** Whether an unpaid invoice is covered by what its customer paid or was credited already. */
export const isCovered = ({ paid, balance }: Pick<Receivable, 'paid' | 'balance'>): boolean =>
  paid === null && Number(balance) === 0;

/** Invoices that somebody owes for, of everything that is kept. */
export const openOf = (all: readonly Receivable[]): Receivable[] =>
  all.filter((one) => one.paid === null && !isCovered(one));

/** Whether the owner says that an invoice is paid; of an invoice in connected books only the books say it. */
export const isPaidByHand = ({ source }: Pick<Receivable, 'source'>): boolean => source === 'file';

/** What a device shows of an invoice that others may change meanwhile. */
export const seenOf = ({ paid, reminders }: Receivable): SeenReceivable => ({
  paid,
  reminded: reminders.at(-1)?.on ?? null,
});

/** What somebody noted of an invoice since it was seen: that it is paid, or a reminder. */
export const notedSince = (one: Receivable, seen: SeenReceivable) => {
  const { paid, reminded } = seenOf(one);
  if (paid !== null && paid !== seen.paid) return 'paid';
  return reminded !== null && reminded !== seen.reminded ? 'reminded' : undefined;
};

/** How a reminder sounds: friendly at first, then clear, then final. */
export type ReminderTone = 'friendly' | 'clear' | 'final';

/** The tone that fits how late an invoice is and how often the owner wrote. */
export const reminderTone = (days: number, reminders: number): ReminderTone => {
  if (days > 45 || reminders > 1) return 'final';
  return days > 14 || reminders > 0 ? 'clear' : 'friendly';
};

const replyTones = { friendly: 'warm', clear: 'plain', final: 'firm' } as const;
/** How a reply sounds for a reminder that is friendly, clear or final. */
export const reminderReplyTone = (tone: ReminderTone) => replyTones[tone];

/** A sum of money in one currency; a plain number for sorting and showing. */
export type Amount = { readonly currency: string; readonly amount: number };

const sumOf = (list: readonly Receivable[]) =>
  Math.round(list.reduce((sum, { balance }) => sum + Number(balance), 0) * 10_000) / 10_000;

/** Orders by currency: that of the business first, the others by their code. */
const byCurrency = (own: string) => (a: { currency: string }, b: { currency: string }) =>
  a.currency === b.currency
    ? 0
    : Number(b.currency === own) - Number(a.currency === own) || (a.currency < b.currency ? -1 : 1);

/** The balances of some invoices by currency, that of the business (`own`) first; different currencies are never added up. */
export const amountsOf = (list: readonly Receivable[], own: string): Amount[] =>
  [...Map.groupBy(list, ({ currency }) => currency)]
    .map(([currency, invoices]) => ({ currency, amount: sumOf(invoices) }))
    .toSorted(byCurrency(own));

/** The sum in one currency; zero when there is none. */
export const amountIn = (amounts: readonly Amount[], currency: string): number =>
  amounts.find((one) => one.currency === currency)?.amount ?? 0;

/** What one customer owes in one currency. */
export type CustomerOwing = {
  readonly customer: string;
  readonly currency: string;
  /** The oldest first. */
  readonly invoices: readonly [Receivable, ...Receivable[]];
  /** What is overdue: a plain number for sorting and showing. */
  readonly overdue: number;
  readonly oldest: Receivable;
  readonly days: number;
  readonly lastReminder: Receivable['reminders'][number] | null;
};

/** Overdue invoices by customer and currency: that of the business (`own`) first, and in each the largest sum. */
export const overdueByCustomer = (
  all: readonly Receivable[],
  today: string,
  own: string,
): CustomerOwing[] => {
  const late = openOf(all)
    .filter((one) => isOverdue(one, today))
    .toSorted((a, b) => daysOverdue(b, today) - daysOverdue(a, today));
  const keyOf = ({ customer, currency }: Receivable) => `${currency} ${customer.toLowerCase()}`;
  return [...Map.groupBy(late, keyOf).values()]
    .map((group) => {
      const invoices = group as [Receivable, ...Receivable[]];
      const [oldest] = invoices;
      const sent = invoices
        .flatMap(({ reminders }) => reminders)
        .toSorted((a, b) => (a.on < b.on ? -1 : 1));
      return {
        customer: oldest.customer,
        currency: oldest.currency,
        invoices,
        overdue: sumOf(invoices),
        oldest,
        days: daysOverdue(oldest, today),
        lastReminder: sent.at(-1) ?? null,
      };
    })
    .toSorted((a, b) => byCurrency(own)(a, b) || b.overdue - a.overdue);
};

/** What is taken off unpaid invoices, because their customers paid it or were credited it already; that of the business first. */
export const takenOff = (all: readonly Receivable[], own: string): Amount[] =>
  amountsOf(
    all.flatMap(({ credit, ...one }) =>
      one.paid === null && credit !== undefined ? [{ ...one, balance: credit }] : [],
    ),
    own,
  );

/** What is owed altogether, and how much of it is overdue; the currency of the business (`own`) first. */
export const owedTotals = (all: readonly Receivable[], today: string, own: string) => {
  const open = openOf(all);
  const late = open.filter((one) => isOverdue(one, today));
  const next = open.filter((one) => !isOverdue(one, today));
  return {
    open: { n: open.length, amounts: amountsOf(open, own) },
    late: { n: late.length, amounts: amountsOf(late, own) },
    next: { n: next.length, amounts: amountsOf(next, own) },
  };
};

/** What is overdue in one line: how much, of how many customers, and how many days the oldest is. Null when nothing is. */
export const overdueSummary = (all: readonly Receivable[], today: string, own: string) => {
  const late = openOf(all).filter((one) => isOverdue(one, today));
  if (late.length === 0) return null;
  return {
    amounts: amountsOf(late, own),
    invoices: late.length,
    customers: new Set(late.map(({ customer }) => customer.toLowerCase())).size,
    days: Math.max(...late.map((one) => daysOverdue(one, today))),
  };
};

/** Whether an invoice was paid on the day of a reminder or after it. */
export const isPaidAfterReminder = ({ paid, reminders }: Receivable): boolean =>
  paid !== null && reminders.some(({ on }) => on <= paid);

/** Invoices that were paid between two days, both included, the latest first. */
export const paidBetween = (all: readonly Receivable[], from: string, to: string) =>
  all
    .filter(({ paid }) => paid !== null && paid >= from && paid <= to)
    .toSorted((a, b) => (a.paid === b.paid ? 0 : (a.paid ?? '') < (b.paid ?? '') ? 1 : -1));
