/** What follows of an invoice's dates; without schemas, so that the browser takes it too. */
import type { Receivable } from './receivable.ts';

const dayMs = 86_400_000;

/** Days since the due date; zero and less while it is not due, or when there is no due date. */
export const daysOverdue = ({ due }: Pick<Receivable, 'due'>, today: string): number =>
  due === null ? 0 : Math.round((Date.parse(today) - Date.parse(due)) / dayMs);

export const isOverdue = (one: Pick<Receivable, 'due'>, today: string): boolean =>
  daysOverdue(one, today) > 0;

/** Invoices that somebody owes for, of everything that is kept. */
export const openOf = (all: readonly Receivable[]): Receivable[] =>
  all.filter(({ paid }) => paid === null);

/** How a reminder sounds: friendly at first, then clear, then final. */
export type ReminderTone = 'friendly' | 'clear' | 'final';

/** The tone that fits how late an invoice is and how often the owner wrote. */
export const reminderTone = (days: number, reminders: number): ReminderTone => {
  if (days > 45 || reminders > 1) return 'final';
  return days > 14 || reminders > 0 ? 'clear' : 'friendly';
};

/** What one customer owes. */
export type CustomerOwing = {
  readonly customer: string;
  /** The oldest first. */
  readonly invoices: readonly [Receivable, ...Receivable[]];
  /** What is overdue, in smallest parts of no unit: a plain number for sorting and showing. */
  readonly overdue: number;
  readonly oldest: Receivable;
  readonly days: number;
  readonly lastReminder: string | null;
};

const sumOf = (list: readonly Receivable[]) =>
  Math.round(list.reduce((sum, { balance }) => sum + Number(balance), 0) * 10_000) / 10_000;

/** Overdue invoices by customer, the largest sum first. */
export const overdueByCustomer = (all: readonly Receivable[], today: string): CustomerOwing[] => {
  const late = openOf(all)
    .filter((one) => isOverdue(one, today))
    .toSorted((a, b) => daysOverdue(b, today) - daysOverdue(a, today));
  return [...Map.groupBy(late, ({ customer }) => customer.toLowerCase()).values()]
    .map((group) => {
      const invoices = group as [Receivable, ...Receivable[]];
      const [oldest] = invoices;
      const sent = invoices.flatMap(({ reminders }) => reminders.map(({ on }) => on)).sort();
      return {
        customer: oldest.customer,
        invoices,
        overdue: sumOf(invoices),
        oldest,
        days: daysOverdue(oldest, today),
        lastReminder: sent.at(-1) ?? null,
      };
    })
    .toSorted((a, b) => b.overdue - a.overdue);
};

/** What is owed altogether, and how much of it is overdue. */
export const owedTotals = (all: readonly Receivable[], today: string) => {
  const open = openOf(all);
  const late = open.filter((one) => isOverdue(one, today));
  const next = open.filter((one) => !isOverdue(one, today));
  return {
    open: { n: open.length, amount: sumOf(open) },
    late: { n: late.length, amount: sumOf(late) },
    next: { n: next.length, amount: sumOf(next) },
  };
};

/** What is overdue in one line: how much, of how many customers, and how many days the oldest is. Null when nothing is. */
export const overdueSummary = (all: readonly Receivable[], today: string) => {
  const late = openOf(all).filter((one) => isOverdue(one, today));
  if (late.length === 0) return null;
  return {
    amount: sumOf(late),
    invoices: late.length,
    customers: new Set(late.map(({ customer }) => customer.toLowerCase())).size,
    days: Math.max(...late.map((one) => daysOverdue(one, today))),
  };
};

/** "from 7 customers, oldest 41 days": the part of the line that follows the amount. */
export const fromCustomers = ({ customers, days }: { customers: number; days: number }) =>
  `from ${customers} ${customers === 1 ? 'customer' : 'customers'}, oldest ${days} ${days === 1 ? 'day' : 'days'}`;

/** Invoices that were paid between two days, both included, the latest first. */
export const paidBetween = (all: readonly Receivable[], from: string, to: string) =>
  all
    .filter(({ paid }) => paid !== null && paid >= from && paid <= to)
    .toSorted((a, b) => (a.paid === b.paid ? 0 : (a.paid ?? '') < (b.paid ?? '') ? 1 : -1));
