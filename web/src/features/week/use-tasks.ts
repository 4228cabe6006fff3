import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { firstWeekdayOf } from '#shared/domain/account/country-conventions.ts';
import { isTimeZone, localDateOf } from '#shared/domain/lib/local-time.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import { localZone } from '#web/core/dates/local-day.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { onOutbox } from '#web/offline/outbox.ts';
import { applyPendingChanges } from './pending/apply-pending-changes.ts';
import { pendingChanges, sendPending } from './pending/pending-changes-queue.ts';
import { weekQuery } from './week-query.ts';

/** Day, zone and week where the business is; those of this device while its place is unknown. */
export const localTodayOf = ({
  time_zone: zone,
  country,
}: Pick<Business, 'time_zone' | 'country'>): LocalToday => {
  const timeZone = zone && isTimeZone(zone) ? zone : localZone();
  return {
    timeZone,
    today: localDateOf(serverNow(), timeZone),
    firstWeekday: firstWeekdayOf(country),
  };
};

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
