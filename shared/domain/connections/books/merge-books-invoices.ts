/** Invoices of connected books beside those that are kept. */

import { ownersPart } from '../merge-receivables.ts';
import type { ProviderId } from '../providers.ts';
import type { OpenInvoice, Receivable } from '../receivable.ts';
import { receivableLimit } from '../receivable-limits.ts';
import {
  type CustomerBalances,
  withinBalances,
  withoutCredit,
} from './invoices-within-customer-balances.ts';

/** An invoice as the books have it, with its id there. */
export type ListedBooksInvoice = OpenInvoice & {
  readonly id: string;
  readonly customer_id: string;
  readonly currency: string | null;
};
export type ListedBooksChange =
  | { readonly kind: 'open'; readonly invoice: ListedBooksInvoice }
  | { readonly kind: 'paid'; readonly id: string; readonly on: string | null }
  | { readonly kind: 'gone'; readonly id: string };

type About = {
  readonly business_id: string;
  /** Where the books are. */
  readonly source: ProviderId;
  /** The currency of the books, for an invoice that names none. */
  readonly currency: string;
  /** The day of the read. */
  readonly today: string;
  /** Makes the id of an invoice from its id in the books. */
  readonly idOf: (sourceId: string) => string;
  /** What each customer owes; null while nothing changed. */
  readonly balances: CustomerBalances | null;
};

/**
 * What to store and what to remove: an open invoice keeps what its owner noted, a paid one is dated, one that
 * was voided or deleted is removed. An invoice that was never kept is only stored while it is open. Of more open invoices
 * than the limit those that are due first are kept.
 */
export const mergeBooksInvoices = (
  kept: readonly Receivable[],
  changes: readonly ListedBooksChange[],
  { business_id, source, currency, today, idOf, balances }: About,
): Changes => {
  const known = new Map(
    kept.flatMap((one) => (one.source_id === undefined ? [] : [[one.source_id, one] as const])),
  );
  const save: Receivable[] = [];
  const remove: Receivable[] = [];
  for (const change of changes) {
    const before = known.get(change.kind === 'open' ? change.invoice.id : change.id);
    if (change.kind === 'open') {
      const { id, currency: own, ...invoice } = change.invoice;
      save.push({
        ...invoice,
        id: idOf(id),
        business_id,
        source,
        source_id: id,
        currency: own ?? currency,
        seen: today,
        paid: null,
        ...ownersPart(before),
      });
    } else if (before && change.kind === 'gone') remove.push(before);
    else if (before && change.kind === 'paid' && before.paid === null)
      // The balance stays what was owed last, as with an invoice of a file: it is what came in.
      save.push({ ...withoutCredit(before), seen: today, paid: change.on ?? today });
  }
  const limited = withinLimit(kept, save, remove);
  return balances === null ? limited : withCredits(kept, limited, balances);
};

type Changes = { save: Receivable[]; remove: Receivable[] };

/** The same changes, and those of every invoice whose customer's balance changed what is owed for it. */
const withCredits = (
  kept: readonly Receivable[],
  { save, remove }: Changes,
  balances: CustomerBalances,
): Changes => {
  const changed = new Set([...save, ...remove].map(({ id }) => id));
  const open = [...kept.filter(({ id }) => !changed.has(id)), ...save].filter(
    ({ paid }) => paid === null,
  );
  const before = new Map(kept.map((one) => [one.id, one]));
  return {
    save: [
      ...save.filter(({ paid }) => paid !== null),
      ...withinBalances(open, balances).filter(
        ({ id, credit }) => changed.has(id) || before.get(id)?.credit !== credit,
      ),
    ],
    remove,
  };
};

const dueDay = ({ due, issued }: Receivable) => due ?? issued;

/** Keeps the open invoices that are due first, up to the limit: of the others none is stored, and none stays. */
const withinLimit = (
  kept: readonly Receivable[],
  save: readonly Receivable[],
  remove: readonly Receivable[],
) => {
  const changed = new Set([...save, ...remove].map(({ id }) => id));
  const open = [...kept.filter(({ id }) => !changed.has(id)), ...save]
    .filter(({ paid }) => paid === null)
    .toSorted((a, b) => (dueDay(a) < dueDay(b) ? -1 : 1));
  const beyond = new Set(open.slice(receivableLimit).map(({ id }) => id));
  return {
    save: save.filter(({ id }) => !beyond.has(id)),
    remove: [...remove, ...kept.filter(({ id }) => beyond.has(id))],
  };
};

/** The ids of kept invoices that a whole list of open ones no longer has. */
export const missingFrom = (kept: readonly Receivable[], listed: readonly ListedBooksInvoice[]) => {
  const there = new Set(listed.map(({ id }) => id));
  return kept.flatMap(({ source_id: id, paid }) =>
    id !== undefined && paid === null && !there.has(id) ? [id] : [],
  );
};
