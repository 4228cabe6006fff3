import type { HelperId } from '../catalogue/helper-ids.ts';

const dayMs = 86_400_000;

/** When a helper may be swapped again, or null if it may be now; `swappedAt` is when one was closed last. */
export const nextSwapAt = (swappedAt: string | null | undefined, now: Date): Date | null => {
  if (!swappedAt) return null;
  const next = new Date(Date.parse(swappedAt) + dayMs);
  return next > now ? next : null;
};

type Change = {
  /** The helpers of the business before and after, the open ones first. */
  before: readonly HelperId[];
  after: readonly HelperId[];
  /** How many of them the plan opens. */
  cap: number;
  swappedAt: string | null | undefined;
};

/**
 * What a change of helpers means on a plan that opens only some: `fine` while no open helper is closed, or while there
 * are more than the plan opens and the owner chooses which ones stay; `swap` when one is closed, which may happen once
 * in 24 hours.
 */
export const helperChange = (
  { before, after, cap, swappedAt }: Change,
  now: Date,
): 'fine' | 'swap' | 'too-many' | 'too-soon' => {
  const closed = before.slice(0, cap).filter((id) => !after.slice(0, cap).includes(id));
  if (closed.length === 0 || before.length > cap) return 'fine';
  if (closed.length > 1) return 'too-many';
  return nextSwapAt(swappedAt, now) ? 'too-soon' : 'swap';
};

/** The helpers with `added` open: in a free place, or in the place of `dropped`. */
export const openHelper = (
  open: readonly HelperId[],
  added: HelperId,
  dropped: HelperId | null,
): HelperId[] =>
  dropped === null ? [...open, added] : open.map((id) => (id === dropped ? added : id));
