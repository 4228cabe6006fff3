/** When a connection is read again. */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The longer an owner has been away, the less often: seen within so many days, read again after so many ms. */
const rhythm = [
  { days: 1, every: hourMs },
  { days: 14, every: dayMs },
  { days: 60, every: 7 * dayMs },
] as const;

/** When a connection is due after a read that went well; null for an owner who stays away: then it is due when they come back. */
export const nextReadAt = (lastSeen: Date, now: Date): Date | null => {
  const away = now.getTime() - lastSeen.getTime();
  const step = rhythm.find(({ days }) => away < days * dayMs);
  return step ? new Date(now.getTime() + step.every) : null;
};

const backOffMinutes = [1, 5, 30, 180, 720] as const;

/**
 * In how many seconds a read that failed so often in a row is tried again, or after as long as the provider asked for if
 * that is longer; up to a quarter more by `random` (0 to 1), so that not all come back at once.
 */
export const waitAfterFailure = (failures: number, asked: number, random: number): number => {
  const minutes = backOffMinutes[Math.min(failures, backOffMinutes.length) - 1] ?? 1;
  return Math.round(Math.max(minutes * 60, asked) * (1 + random / 4));
};

/**
 * After so many reads in a row that failed the owner has to sign in again if a token that was just refreshed is refused: a
 * fault of the provider's passes sooner.
 */
export const signInTries = 3;

/** Whether a connection has failed for so long that its owner is told. */
export const hasFailedLong = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= 7 * dayMs;

/** The hours in which a connection may be listed that is due now: those of the last day, oldest first. */
export const dueHours = (now: Date): Date[] =>
  Array.from({ length: 25 }, (_, nth) => new Date(now.getTime() - (24 - nth) * hourMs));

/** All open invoices are read once a day; in between only what changed. */
export const readsAll = (readAllAt: string | null, now: Date): boolean =>
  readAllAt === null || now.getTime() - Date.parse(readAllAt) >= dayMs - hourMs;

/** The share of a day's calls of a provider that reads by the clock may use; the rest is for owners who wait. */
const clockShare = 0.8;

/** Whether a read may begin on a day on which so many calls were made. */
export const isWithinBudget = (calls: number, perDay: number, isWaitedFor: boolean): boolean =>
  calls < perDay * (isWaitedFor ? 1 : clockShare);
