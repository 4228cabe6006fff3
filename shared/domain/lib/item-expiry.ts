/** How long items are kept that expire. DynamoDB removes an expired item days late, so every read checks {@link isUnexpired} too. */

const hour = 3600;
const keepFor = {
  /** A turn of a plan without history: long enough to be replayed. */
  unsaved: 24 * hour,
  /** A question without an answer: longer than the nightly job needs to release its charge. */
  unanswered: 7 * 24 * hour,
} as const;

/** The `ttl` of an item of that kind, in epoch seconds. */
export const expiry = (kind: keyof typeof keepFor, now: Date) =>
  Math.floor(now.getTime() / 1000) + keepFor[kind];

/** Whether an item has not expired, whether or not it has been removed. */
export const isUnexpired = ({ ttl }: { ttl?: number | undefined }, now: Date) =>
  ttl === undefined || ttl * 1000 > now.getTime();
