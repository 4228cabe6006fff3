import { useEffect } from 'react';
import { isUsedUp } from '#shared/domain/plan/quota/quota-view.ts';
import { accountQuery, useAccount } from '#web/core/account.ts';
import { queryClient } from '#web/core/query-client.ts';
import { serverNow } from '#web/core/server-clock.ts';

/** The longest delay of a browser timer. */
const longestMs = 2 ** 31 - 1;

/** The owner's quota; loaded again when its window ends, so that the input opens by itself. */
export const useQuota = () => {
  const { quota } = useAccount();
  const { unlimited, resets_at } = quota;
  useEffect(() => {
    if (unlimited || !resets_at) return;
    const leftMs = Math.max(Date.parse(resets_at) - serverNow().getTime(), 0) + 1000;
    if (leftMs > longestMs) return;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      leftMs,
    );
    return () => clearTimeout(timer);
  }, [unlimited, resets_at]);
  return { quota, isUsedUp: isUsedUp(quota, serverNow()) };
};
