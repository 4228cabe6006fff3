import { dehydrate, hydrate, type InfiniteData } from '@tanstack/react-query';
import { currentPreview } from '#web/preview.ts';
import { queryClient } from '#web/query-client.ts';
import { onConversationRemoved } from '#web/removed-conversations.ts';
import { currentSession, storedUser } from '#web/session.ts';
import {
  isKeptKey,
  keptChatKey,
  queriesToKeep,
  queriesToShow,
  type Remembered,
} from './kept-queries.ts';
import { dropEntry, readEntry, writeEntry } from './store.ts';

const pauseMs = 1000;

/** The name of the first script changes with every other file of the app. */
const release = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? 'unknown';

/** Shows again what the owner saw last on this device. It is as old as it says, so every page asks again at once. */
export const restore = async () => {
  try {
    const owner = storedUser();
    const found = await readEntry<Remembered>('queries');
    if (owner === null || !found) return;
    const queries = queriesToShow(found, { owner, release: release() }, Date.now());
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
  const owner = storedUser();
  if (owner === null || currentSession().status !== 'member' || currentPreview()) return;
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey, state }) =>
      isKeptKey(queryKey) && state.status === 'success' && state.data !== undefined,
    shouldDehydrateMutation: () => false,
  });
  const kept = queriesToKeep(queries, Date.now());
  if (kept.length === 0) return;
  await writeEntry('queries', { release: release(), owner, queries: kept } satisfies Remembered);
};

/** A conversation is asked for anew by every page that shows it, so its copy stands under a key of its own. */
const copyConversation = (id: string, data: InfiniteData<unknown>) => {
  const key = keptChatKey(id);
  queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(key, data);
};

let isKeeping = false;

/** Writes down from now on what the server answers to the queries of `kept-queries.ts`, a second after the last one. */
export const keepFromNowOn = () => {
  if (isKeeping) return;
  isKeeping = true;
  for (const name of ['account', 'week', 'today', 'numbers'])
    queryClient.setQueryDefaults([name], { gcTime: Number.POSITIVE_INFINITY });
  let isDue = false;
  const writeSoon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      write().catch(() => {});
    }, pauseMs);
  };
  queryClient.getQueryCache().subscribe((event) => {
    const { queryKey, state } = event.query;
    const isNew = event.type === 'updated' && event.action.type === 'success';
    if (isNew && queryKey[0] === 'chat' && queryKey.length === 2)
      copyConversation(String(queryKey[1]), state.data as InfiniteData<unknown>);
    if ((isNew || event.type === 'removed') && isKeptKey(queryKey)) writeSoon();
  });
  onConversationRemoved((id) => queryClient.removeQueries({ queryKey: ['chat', id] }));
  writeSoon();
};
