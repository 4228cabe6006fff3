import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { onOutbox } from '#web/offline/outbox.ts';
import { applyPendingChanges } from './pending/apply-pending-changes.ts';
import { pendingChanges, sendPending } from './pending/pending-changes-queue.ts';
import { weekQuery } from './week-query.ts';

/**
 * The tasks of a business with every change that this device has made, sent or not. `isLoading` is off where another
 * query fills the copy of the week.
 */
export const useTasks = (business: Business, { asks = true }: { asks?: boolean } = {}) => {
  const query = useQuery({ ...weekQuery(business.id), enabled: asks });
  const pending = useSyncExternalStore(onOutbox, () => pendingChanges.entries(business.id));
  useEffect(() => void sendPending(business.id), [business.id]);
  const { data } = query;
  const tasks = useMemo(
    () => data && applyPendingChanges(data.tasks, pending, business.id),
    [data, pending, business.id],
  );
  return { ...query, tasks, seasons: data?.seasons ?? [], hasPending: pending.length > 0 };
};
