import type { DehydratedState, QueryKey } from '@tanstack/react-query';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';

/** Which answers of the server stay on this device, for whom and for how long. */

type CachedQuery = DehydratedState['queries'][number];
/** One record: who signs in next takes its place. */
export type CachedQueries = {
  /** The release that wrote it; another one may expect other fields. */
  readonly release: string;
  readonly owner: string;
  readonly queries: readonly CachedQuery[];
};

const longestMs = 7 * 24 * 60 * 60 * 1000;
const maxConversations = 5;

/** The key under which the first page of a conversation is kept; below that of the conversation itself, and removed with it. */
export const cachedChatKey = (conversationId: string) =>
  ['chat', conversationId, 'cached'] as const;

const isConversation = ({ queryKey }: Pick<CachedQuery, 'queryKey'>) => queryKey[0] === 'chat';

/** What is kept of each business. */
export const cachedOfBusiness: ReadonlySet<string> = new Set([
  'week',
  'today',
  'numbers',
  'receivables',
  'connections',
  'results',
]);

/**
 * The whole list of what is kept: the account, what {@link cachedOfBusiness} names, the conversations without a filter, and
 * conversations that were opened. Anything that is not here is never written, so a new query is safe.
 */
export const isCachedKey = (key: QueryKey): boolean => {
  const [name, second, third] = key;
  if (name === 'account') return key.length === 1;
  if (cachedOfBusiness.has(String(name))) return key.length === 2;
  if (name === 'chat') return third === 'cached';
  if (name !== 'chats' || second !== 'list') return false;
  return JSON.stringify(third) === '{"helper":null,"search":""}';
};

const businessIn = ({ queryKey, state }: CachedQuery): unknown => {
  if (!isConversation({ queryKey })) return queryKey[1];
  const data = state.data as { pages?: readonly { chat?: { business_id?: string } }[] } | undefined;
  return data?.pages?.[0]?.chat?.business_id;
};

/** More pages of a list would all be asked for again at once. */
const firstPage = (query: CachedQuery): CachedQuery => {
  const data = query.state.data as { pages?: unknown[]; pageParams?: unknown[] } | undefined;
  if (!data?.pages || !data.pageParams) return query;
  const { pages, pageParams } = data;
  const first = { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
  return { ...query, state: { ...query.state, data: first } };
};

/** What is written of the queries of this tab: nothing for an admin, nothing of a business that is gone. */
export const queriesToCache = (queries: readonly CachedQuery[], now: number): CachedQuery[] => {
  const recent = queries.filter(
    ({ queryKey, state }) => isCachedKey(queryKey) && now - state.dataUpdatedAt <= longestMs,
  );
  const view = recent.find(({ queryKey }) => queryKey[0] === 'account')?.state.data as
    | AccountView
    | undefined;
  if (!view || view.account.is_admin) return [];
  const businesses = new Set<unknown>(view.businesses.map(({ id }) => id));
  const isOurs = (query: CachedQuery) =>
    ['account', 'chats'].includes(String(query.queryKey[0])) || businesses.has(businessIn(query));
  const ours = recent.filter(isOurs).map(firstPage);
  const conversations = ours
    .filter(isConversation)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, maxConversations);
  return [...ours.filter((query) => !isConversation(query)), ...conversations];
};

/** What may be shown again to an owner of what is on this device; empty for anybody else, another release, or after a week. */
export const queriesToShow = (
  found: Partial<CachedQueries> | undefined,
  { owner, release }: Pick<CachedQueries, 'owner' | 'release'>,
  now: number,
): readonly CachedQuery[] => {
  if (found?.owner !== owner || found.release !== release) return [];
  return queriesToCache(found.queries ?? [], now);
};
