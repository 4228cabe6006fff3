/** How long things stay that are not kept for good. DynamoDB removes an expired item days late, so every read asks {@link isUnexpired} too. */

const hour = 3600;
const keepFor = {
  /** The answer of a plan that keeps no chats: long enough to be replayed. */
  unsaved: 24 * hour,
  /** A question without an answer: the nightly round has settled its charge long before. */
  unanswered: 7 * 24 * hour,
} as const;

/** The `ttl` of an item of that kind, in epoch seconds. */
export const expiry = (kind: keyof typeof keepFor, now: Date) =>
  Math.floor(now.getTime() / 1000) + keepFor[kind];

/** Whether an item still counts, wherever its removal stands. */
export const isUnexpired = ({ ttl }: { ttl?: number | undefined }, now: Date) =>
  ttl === undefined || ttl * 1000 > now.getTime();
