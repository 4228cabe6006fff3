import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { useConfig } from '#web/core/config.ts';
import { helperContentQuery } from '#web/core/helper-prompts-query.ts';
import { useOnline } from '#web/core/online/use-online.ts';
import { hasProviderCapability } from '#web/features/connections/connection-capability.ts';
import { connectionsQuery } from '#web/features/connections/connections-query.ts';
import { workQuery } from '#web/features/drafts/saved-work-query.ts';
import { localTodayOf } from '#web/features/week/business-today.ts';
import { useTasks } from '#web/features/week/use-tasks.ts';
import {
  calculatorEntries,
  chatEntry,
  chatsOnDevice,
  helperEntries,
  promptEntries,
  taskEntries,
  workEntries,
} from './content-entries.ts';
import { groupsWithoutSearch, withMoreFound } from './entry-groups.ts';
import type { Entry, Group } from './find-entry.ts';
import { findIn } from './find-in-entries.ts';
import { pageEntriesWith } from './page-entries.ts';

/** Which helpers are locked for the owner. */
const useLocked = () => {
  const view = useAccount();
  return useMemo(() => {
    const selected = activeBusiness(view)?.selected_helpers ?? [];
    return (helper: HelperId) => isLocked(helper, view.entitlement, selected);
  }, [view]);
};

/** Prompts of subjects that helpers share once, under a helper that is open if there is one. */
const onceEach = (prompts: readonly Entry[]): Entry[] => {
  const openFirst = prompts.toSorted((one, other) => Number(one.isLocked) - Number(other.isLocked));
  const taken = new Set<string>();
  return openFirst.filter(({ id }) => !taken.has(id) && taken.add(id));
};

/** The words by which owners look for the AI apps on the page of the connections. */
const appWords = 'AI apps Claude ChatGPT';

/** Everything of a business that is on this device; tasks, saved work and prompts that are not are loaded. */
export const useFindEntries = (business: Business): readonly Entry[] => {
  const client = useQueryClient();
  const locked = useLocked();
  const { entitlement, office } = useAccount();
  const { saves_history } = entitlement;
  const isOffice = Boolean(office);
  const { tasks } = useTasks(business);
  const connections = useQuery({ ...connectionsQuery(business.id), retry: false }).data;
  const hasApps = useConfig()?.apps ?? false;
  const work = useQuery({ ...workQuery(business.id), retry: false }).data;
  const contents = useQueries({
    queries: helperIds.map((id) => ({ ...helperContentQuery(id), retry: false })),
    combine: (all) => all.flatMap(({ data }) => data ?? []),
  });
  const chats = useRecentChats(business.id, saves_history);
  return useMemo(
    () => [
      ...pageEntriesWith(
        [
          ...(connections ?? []).map(({ provider }) => providers[provider].name),
          ...(hasApps ? [appWords] : []),
        ],
        {
          hasReviews: connections?.some((one) => hasProviderCapability(one, 'reviews')),
          hasPosts: connections?.some((one) => hasProviderCapability(one, 'posts')),
          isOffice,
        },
      ),
      ...helperEntries(locked),
      ...taskEntries(tasks ?? [], localTodayOf(business).today),
      ...chats.map((chat) => chatEntry(chat, locked)),
      ...workEntries(work?.items ?? []),
      ...calculatorEntries,
      ...onceEach(
        contents.flatMap((content) => promptEntries(client, content, business.type, locked)),
      ),
    ],
    [business, chats, client, connections, contents, hasApps, isOffice, locked, tasks, work],
  );
};

/** The chats whose titles can be searched at once: those on this device, and as many of the latest as one answer lists. */
const useRecentChats = (businessId: string, savesHistory: boolean) => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['chats', 'recent', businessId],
    queryFn: ({ signal }) => api.history.list({ business_id: businessId, limit: 50 }, { signal }),
    enabled: savesHistory && !isPreviewBusiness(businessId),
    retry: false,
  });
  return useMemo(
    () => (savesHistory ? chatsOnDevice(client, businessId, data?.items) : []),
    [client, businessId, data, savesHistory],
  );
};

/** How long typing pauses before the server is asked, in milliseconds. */
const pauseMs = 300;

/** A value once it has not changed for a moment. */
const usePaused = (value: string) => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const later = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(later);
  }, [value]);
  return paused;
};

/** `all`: everything was searched; `device`: only what is here, for which `offline` is one reason. */
export type FindReach = 'searching' | 'all' | 'offline' | 'device';

/** What fits the words: at once from the device, then with the chats that the server finds; the pages without words. */
export const useFindResults = (
  entries: readonly Entry[],
  asked: string,
): { groups: readonly Group[]; reach: FindReach } => {
  const view = useAccount();
  const business = activeBusiness(view);
  const locked = useLocked();
  const isOnline = useOnline();
  const paused = usePaused(asked);
  const hasChats = business && view.entitlement.saves_history && !isPreviewBusiness(business.id);
  const asks = Boolean(hasChats) && asked.length > 1;
  const { data, error, isFetching } = useQuery({
    queryKey: ['chats', 'found', business?.id, paused],
    queryFn: ({ signal }) =>
      api.history.search(
        { business_id: String(business?.id), search: paused, limit: 10 },
        { signal },
      ),
    enabled: asks && isOnline && paused === asked,
    retry: false,
  });
  const here = useMemo(
    () => (asked ? findIn(entries, asked) : groupsWithoutSearch(entries)),
    [entries, asked],
  );
  if (!isOnline) return { groups: here, reach: 'offline' };
  if (!asks) return { groups: here, reach: 'all' };
  if (paused !== asked || isFetching) return { groups: here, reach: 'searching' };
  if (error || !data) return { groups: here, reach: 'device' };
  const more = data.items.map((chat) => chatEntry(chat, locked));
  return { groups: withMoreFound(here, 'chat', more), reach: 'all' };
};
