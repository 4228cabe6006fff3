/**
 * How questions are counted: pure decisions about one item per person, made from what was last seen of it. Each
 * decision that changes something comes with the condition under which it still holds, so that a write is refused
 * when somebody else was faster, and is decided again from what stands there then. All times are UTC epoch ms.
 */
import type { QuotaView } from './chat.ts';
import type { Entitlement } from './entitlement.ts';
import { type PlanId, questionsPerMinute, unlimitedRemaining } from './plans.ts';

/** The quota item as stored. Sets, not counts: adding an id twice changes nothing. */
export type QuotaItem = {
  /** Start of the window. */
  ws?: number;
  /** Charges of this window; their number is what is used. */
  ids?: ReadonlySet<string>;
  /** Questions ever counted. */
  tot?: number;
  /** The minute of `pids`, and the charges made in it. */
  pm?: number;
  pids?: ReadonlySet<string>;
};

/** What is being charged: the charge id, for whom, and when. */
export type Charge = {
  id: string;
  plan: PlanId;
  quota: { limit: number; window: 'day' | 'month' } | null;
  /** Charges a minute; null where the limit itself is no higher than that. */
  perMinute: number | null;
  now: number;
};

/** Parts of a conditional update, by the names of the fields above. */
export type QuotaWrite = {
  set: string[];
  add: string[];
  conditions: string[];
  values: Record<string, unknown>;
};

export type Step =
  | { do: 'write'; write: QuotaWrite }
  | { do: 'counted' }
  | { do: 'refuse'; code: 'limit-reached' | 'too-fast' };

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The start of the UTC month `by` months from the one `at` is in. */
const monthStart = (at: number, by = 0) => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by);
};

/** The earliest start of a window that is still open at `now`. */
const floorOf = (window: 'day' | 'month', now: number) =>
  window === 'month' ? monthStart(now) : Math.max(monthStart(now), now - dayMs + 1);

/** Where the window begins that replaces one begun at `seen`. The rule of 24 hours goes first, or a new month would open two windows in a row. */
const newStart = (window: 'day' | 'month', now: number, seen = Number.NEGATIVE_INFINITY) =>
  window === 'day' && now - seen >= dayMs ? now : monthStart(now);

/** The charge of an account's question, from what the account may use. */
export const chargeOf = (
  id: string,
  { plan, quota }: Pick<Entitlement, 'plan' | 'quota'>,
  now: number,
): Charge => ({
  id,
  plan,
  quota,
  perMinute: quota && quota.limit <= questionsPerMinute ? null : questionsPerMinute,
  now,
});

/** What to do next, given the item as last seen; `unseen` guesses the usual case, which costs no read. */
export const nextStep = (seen: QuotaItem | 'unseen', charge: Charge): Step => {
  if (seen === 'unseen') return { do: 'write', write: join(inWindow(charge), inNewMinute(charge)) };
  const { id, quota, perMinute } = charge;
  if ((quota ? seen.ids : seen.pids)?.has(id)) return { do: 'counted' };
  // Another worker's clock may be ahead: then we count in its window and its minute, and never open an older one.
  const now = Math.max(charge.now, seen.ws ?? 0, (seen.pm ?? 0) * minuteMs);
  const at = { ...charge, now };
  const open = quota !== null && seen.ws !== undefined && seen.ws >= floorOf(quota.window, now);
  if (quota && open && (seen.ids?.size ?? 0) >= quota.limit)
    return { do: 'refuse', code: 'limit-reached' };
  const sameMinute = seen.pm !== undefined && seen.pm >= minuteOf(now);
  if (perMinute !== null && sameMinute && (seen.pids?.size ?? 0) >= perMinute)
    return { do: 'refuse', code: 'too-fast' };
  return {
    do: 'write',
    write: join(
      quota && !open ? inNewWindow(at, seen.ws) : inWindow(at),
      sameMinute ? inMinute(at) : inNewMinute(at),
    ),
  };
};

const none: QuotaWrite = { set: [], add: [], conditions: [], values: {} };
const setOf = (id: string) => new Set([id]);
const minuteOf = (now: number) => Math.floor(now / minuteMs);

/** Counts in the window that is open, unless it is full or the charge is there already. */
const inWindow = ({ id, quota, now }: Charge): QuotaWrite => {
  const counted = { ...none, add: ['tot :one'], values: { ':one': 1, ':id': id } };
  if (!quota) return { ...counted, conditions: ['NOT contains(pids, :id)'] };
  return {
    set: [],
    add: [...counted.add, 'ids :ids'],
    conditions: [
      'ws >= :floor AND ws <= :now',
      '(attribute_not_exists(ids) OR (size(ids) < :limit AND NOT contains(ids, :id)))',
    ],
    values: {
      ...counted.values,
      ':ids': setOf(id),
      ':floor': floorOf(quota.window, now),
      ':now': now,
      ':limit': quota.limit,
    },
  };
};

/** Opens a window with this charge as its first, unless somebody opened one since. */
const inNewWindow = ({ id, quota, plan, now }: Charge, seen: number | undefined): QuotaWrite => ({
  set: ['ws = :new', 'ids = :ids', '#plan = :plan', 'resets = if_not_exists(resets, :zero) + :one'],
  add: ['tot :one'],
  conditions: [seen === undefined ? 'attribute_not_exists(ws)' : 'ws = :seen'],
  values: {
    ':new': newStart(quota?.window ?? 'month', now, seen),
    ':ids': setOf(id),
    ':plan': plan,
    ':zero': 0,
    ':one': 1,
    ...(seen !== undefined && { ':seen': seen }),
  },
});

const inNewMinute = ({ id, perMinute, now }: Charge): QuotaWrite =>
  perMinute === null
    ? none
    : {
        set: ['pm = :minute', 'pids = :pids'],
        add: [],
        conditions: ['(attribute_not_exists(pm) OR pm < :minute)'],
        values: { ':minute': minuteOf(now), ':pids': setOf(id) },
      };

const inMinute = ({ id, perMinute, now }: Charge): QuotaWrite =>
  perMinute === null
    ? none
    : {
        set: [],
        add: ['pids :pids'],
        conditions: ['pm = :minute', '(attribute_not_exists(pids) OR size(pids) < :perMinute)'],
        values: { ':minute': minuteOf(now), ':pids': setOf(id), ':perMinute': perMinute },
      };

const join = (window: QuotaWrite, pace: QuotaWrite): QuotaWrite => ({
  set: [...window.set, ...pace.set],
  add: [...window.add, ...pace.add],
  conditions: [...window.conditions, ...pace.conditions],
  values: { ...window.values, ...pace.values },
});

/** What is left of an account's questions at `now`, as the owner may know it. */
export const quotaView = (
  item: QuotaItem | undefined,
  { quota }: Pick<Entitlement, 'quota'>,
  now: Date,
): QuotaView => {
  const total = item?.tot ?? 0;
  if (!quota)
    return {
      unlimited: true,
      limit: null,
      used: 0,
      remaining: unlimitedRemaining,
      window: null,
      window_started_at: null,
      resets_at: null,
      total,
    };
  const { limit, window } = quota;
  const at = Math.max(now.getTime(), item?.ws ?? 0);
  const open = item?.ws !== undefined && item.ws >= floorOf(window, at);
  const used = open ? (item?.ids?.size ?? 0) : 0;
  const start = open ? item.ws : window === 'month' ? monthStart(at) : undefined;
  return {
    unlimited: false,
    limit,
    used,
    remaining: Math.max(0, limit - used),
    window,
    window_started_at: iso(start),
    resets_at: iso(start && endOf(window, start)),
    total,
  };
};

/** The first moment at which a window begun at `start` is no longer open. */
const endOf = (window: 'day' | 'month', start: number) =>
  window === 'month' ? monthStart(start, 1) : Math.min(start + dayMs, monthStart(start, 1));
const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());
