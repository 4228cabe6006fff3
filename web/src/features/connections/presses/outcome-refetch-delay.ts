import { serverNow } from '#web/core/server-clock.ts';

/** How long after something goes its outcome is asked for, and how often until it is there, in ms. */
const outcomeMs = 3000;
/** What goes later is asked for again when the page is opened again. */
const longestMs = 3_600_000;

/** When the outcome of the first of some things is asked for, in ms from now; false while none goes within an hour. */
export const outcomeRefetchDelay = (
  going: readonly { readonly goes_at: string }[],
): number | false => {
  const waits = going
    .map(({ goes_at }) => Date.parse(goes_at) - serverNow().getTime())
    .filter((wait) => wait < longestMs);
  return waits.length > 0 && Math.max(0, Math.min(...waits)) + outcomeMs;
};
