/** The conditional writes by which a question is counted, as parts of an update expression. */
import type { PlanId } from './plans.ts';
import { floorOf, minuteMs, newStart, type Window } from './windows.ts';

/** What is being charged: the charge id, for whom, and when. */
export type Charge = {
  id: string;
  plan: PlanId;
  quota: { limit: number; window: Window } | null;
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

const none: QuotaWrite = { set: [], add: [], conditions: [], values: {} };
const setOf = (id: string) => new Set([id]);
/** The minute of the clock a moment is in. */
export const minuteOf = (now: number) => Math.floor(now / minuteMs);

/** Counts in the window that is open, unless it is full or the charge is there already. */
export const inWindow = ({ id, quota, now }: Charge): QuotaWrite => {
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

/** Opens a window with this charge as its first, unless somebody opened one since or counted it in the one before. */
export const inNewWindow = (
  { id, quota, plan, now }: Charge,
  seen: number | undefined,
): QuotaWrite => ({
  set: ['ws = :new', 'ids = :ids', '#plan = :plan', 'resets = if_not_exists(resets, :zero) + :one'],
  add: ['tot :one'],
  conditions: [
    seen === undefined ? 'attribute_not_exists(ws)' : 'ws = :seen AND NOT contains(ids, :id)',
  ],
  values: {
    ':new': newStart(quota?.window ?? 'month', now, seen),
    ':ids': setOf(id),
    ':plan': plan,
    ':zero': 0,
    ':one': 1,
    ...(seen !== undefined && { ':seen': seen, ':id': id }),
  },
});

/** Begins a minute with this charge, unless somebody began it since. */
export const inNewMinute = ({ id, perMinute, now }: Charge): QuotaWrite =>
  perMinute === null
    ? none
    : {
        set: ['pm = :minute', 'pids = :pids'],
        add: [],
        conditions: ['(attribute_not_exists(pm) OR pm < :minute)'],
        values: { ':minute': minuteOf(now), ':pids': setOf(id) },
      };

/** Counts in the minute that runs, unless it is full. */
export const inMinute = ({ id, perMinute, now }: Charge): QuotaWrite =>
  perMinute === null
    ? none
    : {
        set: [],
        add: ['pids :pids'],
        conditions: ['pm = :minute', '(attribute_not_exists(pids) OR size(pids) < :perMinute)'],
        values: { ':minute': minuteOf(now), ':pids': setOf(id), ':perMinute': perMinute },
      };

/** Both writes as one: both conditions hold, or nothing is written. */
export const join = (window: QuotaWrite, pace: QuotaWrite): QuotaWrite => ({
  set: [...window.set, ...pace.set],
  add: [...window.add, ...pace.add],
  conditions: [...window.conditions, ...pace.conditions],
  values: { ...window.values, ...pace.values },
});
