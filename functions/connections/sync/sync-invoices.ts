import type { CustomerBalances } from '#shared/domain/connections/books/invoices-within-customer-balances.ts';
import {
  type ListedBooksChange,
  mergeBooksInvoices,
  missingFrom,
} from '#shared/domain/connections/books/merge-books-invoices.ts';
import { ownersPart } from '#shared/domain/connections/merge-receivables.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { receivableLimit } from '#shared/domain/connections/receivable-limits.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import type { BooksInvoice, Invoices } from '../providers/adapter.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';
import {
  listReceivables,
  receivableId,
  removeReceivables,
  saveReceivables,
} from '../receivables/receivables-table.ts';
import type { OneRead, SyncStep } from './sync-step.ts';

/** Reads the open invoices, all or those that changed, under ids that are made of their ids in the books. */
export const syncInvoices: SyncStep = async ({ invoices }, read) => {
  if (!invoices) return {};
  const { ref, account, since, now } = read;
  const kept = (await listReceivables(ref.accountId, ref.businessId, now)).filter(
    ({ source }) => source === ref.provider,
  );
  const changed = since ? await invoices.changed(account, since) : 'too-much';
  const isAll = changed === 'too-much';
  const changes: ListedBooksChange[] = isAll
    ? await wholeList(invoices, account, kept)
    : changed.invoices;
  const balances = isAll || changed.balances ? await invoices.balances(account) : null;
  await store(read, kept, changes, balances);
  return {};
};

/** All open invoices up to the limit, and what became of the kept ones that are not among them. */
const wholeList = async (
  { open, fate }: Invoices,
  account: RemoteAccount,
  kept: readonly Receivable[],
): Promise<ListedBooksChange[]> => {
  const listed: BooksInvoice[] = [];
  for await (const page of open(account)) {
    listed.push(...page);
    if (listed.length >= receivableLimit) break;
  }
  const first = listed.slice(0, receivableLimit);
  const missing = missingFrom(kept, first);
  const others = missing.length ? await fate(account, missing) : [];
  return [...first.map((invoice) => ({ kind: 'open' as const, invoice })), ...others];
};

const store = async (
  { ref, connection, business, today, now }: OneRead,
  kept: readonly Receivable[],
  changes: readonly ListedBooksChange[],
  balances: CustomerBalances | null,
) => {
  const { accountId, businessId, provider } = ref;
  const { save, remove } = mergeBooksInvoices(kept, changes, {
    business_id: businessId,
    source: provider,
    currency: connection.currency ?? localeAndCurrencyOf(business).currency,
    today,
    balances,
    idOf: (id) => receivableId(`${provider}|${connection.remote}|${id}`),
  });
  // What the owner noted while the provider was asked is not lost.
  const stored = await listReceivables(accountId, businessId, now);
  const fresh = new Map(stored.map((one) => [one.id, one]));
  const merged = save.map((one) => ({ ...one, ...ownersPart(fresh.get(one.id) ?? one) }));
  if (merged.length) await saveReceivables(accountId, businessId, merged, stored);
  await removeReceivables(accountId, remove);
};
