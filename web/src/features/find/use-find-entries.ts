import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
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
import { hasProviderCapability } from '#web/features/connections/connection-capability.ts';
import { connectionsQuery } from '#web/features/connections/connections-query.ts';
import { workQuery } from '#web/features/drafts/saved-work-query.ts';
import { localTodayOf } from '#web/features/week/business-today.ts';
import { useTasks } from '#web/features/week/use-tasks.ts';
import { calculatorEntries, helperEntries, promptEntries } from './catalogue-entries.ts';
import { chatEntry, taskEntries, workEntries } from './chat-task-and-work-entries.ts';
import { chatsOnDevice } from './chats-on-device.ts';
import type { Entry } from './find-entry.ts';
import { pageEntriesWith } from './page-entries.ts';

/** Which helpers are locked for the owner. */
export const useIsLocked = () => {
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
  const locked = useIsLocked();
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
