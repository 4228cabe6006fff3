import type { Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '#web/core/query-client.ts';
import { cachedChatKey, isCachedKey } from './queries-to-cache.ts';

/** How long newer data may take before the page says how old it is, in milliseconds. */
const patienceMs = 2000;

/** A query some page shows: when its data was answered, and whether newer data has not come. */
export type Shown = { readonly hash: string; readonly at: number; readonly waits: boolean };

/** Remembers since when each query waits; answers the age of the oldest data that has waited too long, or null. */
export const createTimeOfOutdatedData = () => {
  const since = new Map<string, number>();
  return (shown: readonly Shown[], now: number): number | null => {
    const waiting = new Set(shown.filter(({ waits }) => waits).map(({ hash }) => hash));
    for (const hash of since.keys()) if (!waiting.has(hash)) since.delete(hash);
    for (const hash of waiting) if (!since.has(hash)) since.set(hash, now);
    const late = shown.filter(
      ({ hash, waits }) => waits && now - (since.get(hash) ?? now) >= patienceMs,
    );
    return late.length > 0 ? Math.min(...late.map(({ at }) => at)) : null;
  };
};

const shownOf = (query: Query): Shown | undefined => {
  const { queryHash: hash, queryKey, state } = query;
  const waits = state.fetchStatus !== 'idle' || state.status === 'error';
  if (state.data !== undefined)
    return isCachedKey(queryKey) ? { hash, at: state.dataUpdatedAt, waits } : undefined;
  if (queryKey[0] !== 'chat') return undefined;
  // The page shows the copy of this conversation meanwhile.
  const copy = queryClient.getQueryState(cachedChatKey(String(queryKey[1])));
  return copy?.data === undefined ? undefined : { hash, at: copy.dataUpdatedAt, waits };
};

/** The time (epoch milliseconds) of what this page shows, once newer data has taken two seconds or cannot come; else null. */
export const useTimeOfOutdatedData = () => {
  const [outdatedAt, setOutdatedAt] = useState<number | null>(null);
  useEffect(() => {
    const oldest = createTimeOfOutdatedData();
    const look = () => {
      const active = queryClient.getQueryCache().findAll({ type: 'active' });
      setOutdatedAt(
        oldest(
          active.flatMap((query) => shownOf(query) ?? []),
          Date.now(),
        ),
      );
    };
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, []);
  return outdatedAt;
};
