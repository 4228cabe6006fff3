import type { StoredBusiness } from '#shared/domain/account/businesses.ts';
import type { BooksFigures } from '#shared/domain/connections/connection-view.ts';
import type { CustomerBalances } from '#shared/domain/connections/customer-balances.ts';
import {
  type ListedChange,
  mergeBooks,
  missingFrom,
} from '#shared/domain/connections/merge-books.ts';
import { ownersPart } from '#shared/domain/connections/merge-receivables.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { receivableLimit } from '#shared/domain/connections/receivable-sources.ts';
import { readsAll } from '#shared/domain/connections/sync-schedule.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { updateAgreed } from './books-numbers.ts';
import type { StoredConnection } from './connection-item.ts';
import type { ConnectionRef } from './connections-table.ts';
import type { BooksInvoice, RemoteAccount } from './providers/adapter.ts';
import { adapters } from './providers/index.ts';
import {
  listReceivables,
  receivableId,
  removeReceivables,
  saveReceivables,
} from './receivables-table.ts';

/** What is asked for again before the cursor: clocks differ, and a change may be seen late. */
const overlapMs = 5 * 60_000;

/** What one read learned of a connection, to be stored with it. */
export type ReadResult = Pick<StoredConnection, 'cursor' | 'read_all_at' | 'figures'>;

/**
 * Reads invoices and books of a connection and stores what changed. Every step may be done again: an invoice is stored under
 * an id that is made of its id in the books, and the cursor moves on only after everything before it is stored.
 */
export const readConnection = async (
  ref: ConnectionRef,
  connection: StoredConnection,
  business: StoredBusiness,
  account: RemoteAccount,
  now: Date,
): Promise<ReadResult> => {
  const today = localDateOf(now, business.time_zone ?? 'UTC');
  const isAll = readsAll(connection.read_all_at, now);
  const since = connection.cursor && new Date(Date.parse(connection.cursor) - overlapMs);
  const adapter = adapters[ref.provider];
  const kept = (await listReceivables(ref.accountId, ref.businessId, now)).filter(
    ({ source }) => source === ref.provider,
  );
  const changed = !isAll && since ? await adapter.invoices.changed(account, since) : 'too-much';
  const changes: ListedChange[] =
    changed === 'too-much' ? await wholeList(ref, account, kept) : changed.invoices;
  const isMoved = changed === 'too-much' || changed.balances;
  const balances = isMoved ? await adapter.invoices.balances(account) : null;
  await store(ref, connection, kept, { changes, balances }, today, now);
  const readAllAt = changed === 'too-much' ? now.toISOString() : connection.read_all_at;
  return {
    cursor: now.toISOString(),
    read_all_at: readAllAt,
    figures: isAll
      ? await readFigures(ref, connection, business, account, today)
      : connection.figures,
  };
};

/** All open invoices up to the limit, and what became of the kept ones that are not among them. */
const wholeList = async (
  { provider }: ConnectionRef,
  account: RemoteAccount,
  kept: readonly Receivable[],
): Promise<ListedChange[]> => {
  const { open, fate } = adapters[provider].invoices;
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
  { accountId, businessId, provider }: ConnectionRef,
  { currency, remote }: StoredConnection,
  kept: readonly Receivable[],
  { changes, balances }: { changes: readonly ListedChange[]; balances: CustomerBalances | null },
  today: string,
  now: Date,
) => {
  const { save, remove } = mergeBooks(kept, changes, {
    business_id: businessId,
    currency,
    today,
    balances,
    idOf: (id) => receivableId(`${provider}|${remote}|${id}`),
  });
  // What the owner noted while the provider was asked is not lost.
  const stored = await listReceivables(accountId, businessId, now);
  const fresh = new Map(stored.map((one) => [one.id, one]));
  const merged = save.map((one) => ({ ...one, ...ownersPart(fresh.get(one.id) ?? one) }));
  if (merged.length) await saveReceivables(accountId, businessId, merged, stored);
  await removeReceivables(accountId, remove);
};

const readFigures = async (
  { accountId, provider }: ConnectionRef,
  { currency }: StoredConnection,
  business: StoredBusiness,
  account: RemoteAccount,
  today: string,
): Promise<BooksFigures> => {
  const read = await adapters[provider].books(account, today);
  const figures = { provider, on: today, currency, ...read };
  await updateAgreed(accountId, business, figures);
  return figures;
};
