import { ulid } from 'ulid';
import type { BooksFigures } from '#shared/domain/connections/books/books-schemas.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { App } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';

/** The provider of the tests, and the company that its stand-in knows. */
export const provider = 'quickbooks' as const;
export const company = '9001';

/** The calls of a read that finds a change: what changed, and what customers owe. */
export const callsOfRead = 2;

/**
 * Follows redirects with the cookies of one browser until the provider leads back to the app; answers the query it gives.
 * With `less` the box of what is written there is left out.
 */
export const consent = async (
  app: App,
  url: string,
  account: string,
  { less = false } = {},
): Promise<string> => {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  for (let hop = 0; hop < 12; hop++) {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie: header } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location) next = new URL(location, next);
    else if (answer.ok && !next.searchParams.has('account')) {
      next.searchParams.set('account', account);
      if (less) next.searchParams.set('less', '1');
    } else throw new Error(`The books answered ${answer.status}: ${await answer.text()}`);
    if (next.href.startsWith(app.origin)) return next.search.slice(1);
  }
  throw new Error('The books lead nowhere');
};

type Owner = { readonly api: ReturnType<App['as']>; readonly businessId: string };
type Known = Owner & { readonly sub: string };

/** Starts to connect an account at a provider, the books without one, and agrees there; answers what the provider sends back. */
export const agree = async (
  app: App,
  { api, businessId }: Owner,
  account = company,
  at: ProviderId = provider,
) => {
  const { url } = await api.connections.start({ business_id: businessId, provider: at });
  return consent(app, url, account);
};

/** Connects an account of an owner at a provider, the books without one, and waits for the first read. */
export const connectAccount = async (
  app: App,
  owner: Owner,
  account = company,
  at: ProviderId = provider,
) => {
  const query = await agree(app, owner, account, at);
  const outcome = await owner.api.connections.finish({ provider: at, query });
  await app.stack.queue.syncs.settled();
  return outcome;
};

/** Connects the books of an owner and waits for the first read. */
export const connectBooks = (app: App, owner: Owner, remote = company) =>
  connectAccount(app, owner, remote);

/** Connects the books of an owner as if they had been read a moment ago: what they say, and no way into them. */
export const storeBooks = async (
  app: App,
  { sub, businessId }: Pick<Known, 'sub' | 'businessId'>,
  figures: Partial<BooksFigures> = {},
) => {
  const now = new Date().toISOString();
  const monthAgo = (months: number) =>
    new Date(Date.UTC(Number(now.slice(0, 4)), Number(now.slice(5, 7)) - 1 - months, 1))
      .toISOString()
      .slice(0, 7);
  await app.table.put({
    pk: `USER#${sub}`,
    sk: `ACCOUNTAT#${businessId}#${provider}`,
    id: ulid(),
    business_id: businessId,
    provider,
    remote: company,
    remote_hash: '',
    name: 'Bright Side Cleaning LLC',
    currency: 'USD',
    state: 'working',
    problem: null,
    sealed: '',
    version: 1,
    refresh_ends: null,
    connected_at: now,
    updated_at: now,
    cursor: now,
    read_all_at: now,
    failures: 0,
    failing_since: null,
    plan_ended_at: null,
    figures: {
      provider,
      on: now.slice(0, 10),
      currency: 'USD',
      months: Array.from({ length: 12 }, (_, nth) => ({
        month: monthAgo(12 - nth),
        income: String(10_000 + nth * 100),
        costs: '7000',
        profit: '3000',
      })),
      balance: '8240.55',
      ...figures,
    } satisfies BooksFigures,
  });
};

/** The connection to a provider, the books without one, as it is stored. */
export const storedConnectionOf = async (
  app: App,
  { sub }: Pick<Known, 'sub'>,
  at: ProviderId = provider,
) => {
  const rows = await app.table.rows(`USER#${sub}`, 'ACCOUNTAT#');
  const row = rows.find(({ sk }) => sk.endsWith(`#${at}`));
  if (!row) throw new Error('There is no connection');
  return row;
};

/** Changes the connection as it is stored. */
export const changeConnection = async (
  app: App,
  owner: Known,
  fields: Record<string, unknown>,
  at: ProviderId = provider,
) => app.table.put({ ...(await storedConnectionOf(app, owner, at)), ...fields });

/** Lets the minute go by in which an owner may not ask again. */
export const syncNow = async (app: App, owner: Known, at: ProviderId = provider) => {
  await changeConnection(app, owner, { asked_at: 0 }, at);
  const { businessId: business_id } = owner;
  const view = await owner.api.connections.sync({ business_id, provider: at });
  await app.stack.queue.syncs.settled();
  return view;
};

/** The invoices of an owner. */
export const invoicesOf = async ({ api, businessId }: Asker) => {
  const { receivables } = await api.connections.receivables({ business_id: businessId });
  return receivables;
};

/** The connection as its owner sees it. */
export const connectionOf = async ({ api, businessId }: Asker) => {
  const { connections } = await api.connections.list({ business_id: businessId });
  return connections.find((one) => one.provider === provider);
};

/** An owner whose books are connected and were read. */
export const connectedOwner = async (app: App) => {
  const ada = await asker(app, 'ada');
  await connectBooks(app, ada);
  return ada;
};

/** The key of what leads from the company to its connection. */
export const accountOfKey = async (app: App): Promise<[string, string]> => {
  const row = (await app.table.all()).find(({ pk }) => pk.startsWith('ACCOUNTOF#'));
  return [String(row?.pk), String(row?.sk)];
};

/** Uses every route of connected accounts once. */
export const useConnections = async (app: App, owner: Known) => {
  const { api, businessId: business_id } = owner;
  await connectBooks(app, owner);
  await api.connections.list({ business_id });
  const { proposals } = await api.connections.books({ business_id });
  const numbers = proposals.map(({ id, value, kept }) => ({ id, value, replaces: kept }));
  await api.connections.acceptNumbers({ business_id, numbers });
  await syncNow(app, owner);
  await app.stack.books.sendEvent('{}');
  await api.connections.disconnect({ business_id, provider });
};
