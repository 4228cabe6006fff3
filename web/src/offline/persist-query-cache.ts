import { dehydrate, hydrate, type InfiniteData, type Query } from '@tanstack/react-query';
import { currentPreview } from '#web/core/admin/admin-preview.ts';
import { memberHere } from '#web/core/auth/session.ts';
import { storedUser } from '#web/core/auth/stored-user.ts';
import { onConversationRemoved } from '#web/core/conversation-removed-event.ts';
import { actingAccount } from '#web/core/people/acting-account.ts';
import { queryClient } from '#web/core/query-client.ts';
import { dropEntry, readEntry, writeEntry } from './indexed-db.ts';
import {
  type CachedQueries,
  cachedChatKey,
  cachedOfBusiness,
  isCachedKey,
  queriesToCache,
  queriesToShow,
} from './queries-to-cache.ts';

const pauseMs = 1000;

/** The name of the first script changes with every other file of the app. */
const release = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return script?.getAttribute('src') ?? script?.dataset.later ?? 'unknown';
};

let restoring: Promise<void> | undefined;

/** Whose the record is: somebody's, in one account. */
const inAccount = (user: string) => `${user}${actingAccount() ?? ''}`;

/** Shows again what the owner saw last on this device, once. It is as old as it says, so every page asks again at once. */
export const restoreQueryCache = () => {
  restoring ??= fillCache();
  return restoring;
};

/** The next sign-in in this tab begins with what is on the device then. */
export const allowRestoreAgain = () => {
  restoring = undefined;
};

const fillCache = async () => {
  try {
    const owner = storedUser();
    // Reading would make the database, of which nothing is left after a sign-out.
    if (owner === null) return;
    const found = await readEntry<CachedQueries>('queries');
    if (!found) return;
    const queries = queriesToShow(
      found,
      { owner: inAccount(owner), release: release() },
      Date.now(),
    );
    if (queries.length === 0) return void (await dropEntry('queries'));
    // Forgotten queries would be missing from the next record.
    const defaultOptions = { queries: { gcTime: Number.POSITIVE_INFINITY } };
    hydrate(queryClient, { queries: [...queries], mutations: [] }, { defaultOptions });
    const isOld = ({ state }: { state: { dataUpdatedAt: number } }) =>
      state.dataUpdatedAt < performance.timeOrigin;
    await queryClient.invalidateQueries({ refetchType: 'none', predicate: isOld });
  } catch {
    // Without storage every visit is a first one.
  }
};

const write = async () => {
  const owner = memberHere();
  if (owner === null || currentPreview()) return;
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey, state }) =>
      isCachedKey(queryKey) && state.status === 'success' && state.data !== undefined,
    shouldDehydrateMutation: () => false,
  });
  const kept = queriesToCache(queries, Date.now());
  if (kept.length === 0) return;
  await writeEntry('queries', {
    release: release(),
    owner: inAccount(owner),
    queries: kept,
  } satisfies CachedQueries);
};

/** A conversation is asked for anew by every page that shows it, so its copy stands under a key of its own. */
const copyConversation = (id: string, data: InfiniteData<unknown>) => {
  const key = cachedChatKey(id);
  queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(key, data);
};

const copyIfConversation = ({ queryKey, state: { data } }: Query) => {
  if (queryKey[0] === 'chat' && queryKey.length === 2 && data !== undefined)
    copyConversation(String(queryKey[1]), data as InfiniteData<unknown>);
};

/** Does something a moment after it was first asked for, or when the page is put away before. */
const afterPause = (work: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    if (timer !== undefined) work();
    timer = undefined;
  };
  document.addEventListener('visibilitychange', () => document.hidden && now());
  return () => {
    timer ??= setTimeout(now, pauseMs);
  };
};

let isKeeping = false;

/** Writes down from now on what the server answers to the queries of `queries-to-cache.ts`, a second after the last one. */
export const keepQueryCache = async () => {
  if (isKeeping) return;
  isKeeping = true;
  // What an earlier visit wrote would else be missing from the next record.
  await restoreQueryCache();
  for (const name of ['account', ...cachedOfBusiness])
    queryClient.setQueryDefaults([name], { gcTime: Number.POSITIVE_INFINITY });
  const writeSoon = afterPause(() => void write().catch(() => {}));
  queryClient.getQueryCache().subscribe((event) => {
    const isNew = event.type === 'updated' && event.action.type === 'success';
    if (isNew) copyIfConversation(event.query);
    if ((isNew || event.type === 'removed') && isCachedKey(event.query.queryKey)) writeSoon();
  });
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['chat'] }))
    copyIfConversation(query);
  onConversationRemoved((id) => queryClient.removeQueries({ queryKey: ['chat', id] }));
  writeSoon();
};
