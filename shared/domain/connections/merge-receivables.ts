/** A new list of open invoices beside the one that is kept. */
import type { LastChange } from '../people/last-change.ts';
import type { InvoiceNote, OpenInvoice, Receivable, SeenReceivable } from './receivable.ts';
import { notedSince } from './receivable-rules.ts';
import type { ReceivableSource } from './receivable-sources.ts';

export type ListedInvoices = {
  readonly business_id: string;
  readonly source: ReceivableSource;
  readonly currency: string;
  /** The day of the list. */
  readonly today: string;
  readonly invoices: readonly OpenInvoice[];
};

/** What tells an invoice from the others of its source; two that look the same are told apart by their place. */
export const invoiceKeys = (invoices: readonly OpenInvoice[]): string[] => {
  const seen = new Map<string, number>();
  return invoices.map(({ customer, number, issued, total }) => {
    const name = customer.toLowerCase().replace(/\s+/g, ' ');
    const key = number ? `${number}|${name}` : `|${name}|${issued}|${total}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return nth === 1 ? key : `${key}|${nth}`;
  });
};

/** What only the owner knows of an invoice and no list: the reminders they sent and their notes. */
export const ownersPart = (
  before: Receivable | undefined,
): Pick<Receivable, 'reminders' | 'notes'> => ({
  reminders: before?.reminders ?? [],
  notes: before?.notes ?? [],
});

/**
 * What to store: the listed invoices with what their owner noted, and those of the same source that are
 * gone from the list as paid on that day. `idOf` makes the id of an invoice from what tells it apart.
 */
export const mergeListedReceivables = (
  kept: readonly Receivable[],
  { business_id, source, currency, today, invoices }: ListedInvoices,
  idOf: (key: string) => string,
): Receivable[] => {
  const own = new Map(kept.filter((one) => one.source === source).map((one) => [one.id, one]));
  const keys = invoiceKeys(invoices);
  const listed = invoices.map((invoice, nth): Receivable => {
    const id = idOf(`${source}|${keys[nth] ?? ''}`);
    const noted = ownersPart(own.get(id));
    return { ...invoice, id, business_id, source, currency, seen: today, paid: null, ...noted };
  });
  const ids = new Set(listed.map(({ id }) => id));
  const gone = [...own.values()]
    .filter(({ id, paid }) => paid === null && !ids.has(id))
    .map((one): Receivable => ({ ...one, paid: today }));
  return [...listed, ...gone];
};

const maxReminders = 12;
const maxNotes = 12;

export type ReceivableChange = 'reminded' | 'not-reminded' | 'paid' | 'open';

/** An invoice after what somebody noted on that day; one reminder a day, and what is noted already stays as it is. */
export const changeReceivable = (
  one: Receivable,
  change: ReceivableChange,
  today: string,
  said?: LastChange,
): Receivable => {
  const others = one.reminders.filter(({ on }) => on !== today);
  const by = said && { said };
  switch (change) {
    case 'reminded':
      return others.length < one.reminders.length
        ? one
        : { ...one, reminders: [...others, { on: today, ...by }].slice(-maxReminders) };
    case 'not-reminded':
      return { ...one, reminders: others };
    case 'paid':
      return one.paid ? one : { ...one, paid: today, ...(said && { paid_said: said }) };
    case 'open': {
      const { paid_said: _, ...rest } = one;
      return { ...rest, paid: null };
    }
  }
};

/** What was noted since an invoice was seen that a change would double or take away; undefined where it may be made. */
export const inTheWayOf = (change: ReceivableChange, one: Receivable, seen: SeenReceivable) => {
  switch (change) {
    case 'reminded':
      return notedSince(one, seen);
    case 'not-reminded':
      return notedSince({ ...one, paid: null }, seen);
    case 'open':
      return notedSince({ ...one, reminders: [] }, seen);
    case 'paid':
      // What is paid already is paid, whoever says so.
      return undefined;
  }
};

/** An invoice with what its owner wrote down on a day in the place of that day's note; an empty text takes the note away. */
export const noteReceivable = (one: Receivable, { on, text, said }: InvoiceNote): Receivable => {
  const others = one.notes.filter((note) => note.on !== on);
  const notes = text === '' ? others : [...others, { on, text, ...(said && { said }) }];
  return {
    ...one,
    notes: notes.toSorted((a, b) => (a.on < b.on ? -1 : 1)).slice(-maxNotes),
  };
};
