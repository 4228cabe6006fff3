/** A new list of open invoices beside the one that is kept. */
import type { OpenInvoice, Receivable } from './receivable.ts';
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
