import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { useOnline } from '#web/core/online/use-online.ts';
import { chatEntry } from './chat-task-and-work-entries.ts';
import type { Entry, Group } from './find-entry.ts';
import { findIn } from './find-in-entries.ts';
import { groupsWithoutSearch, withMoreFound } from './shown-entry-groups.ts';
import { useIsLocked } from './use-find-entries.ts';

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
  const locked = useIsLocked();
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
