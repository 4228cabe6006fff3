import { useEffect } from 'react';
import { isUsedUp } from '#shared/domain/quota-view.ts';
import { accountQuery, useAccount } from '#web/account.ts';
import { queryClient } from '#web/query-client.ts';
import { serverNow } from '#web/server-clock.ts';

/** The longest a timer of the browser can wait. */
const longestMs = 2 ** 31 - 1;

/** What is left of the questions; asked for anew the moment the window is over, so that nobody stays locked out. */
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
