/**
 * The short attribute names of the items that every question writes: DynamoDB charges by the kilobyte. Only this module
 * knows them; all other code uses the fields' full names.
 */

import type { Attempt, TurnState } from '#shared/domain/chat/turn-attempts.ts';
import type { QuotaItem } from '#shared/domain/plan/quota/quota.ts';
import type { Item } from '../keys.ts';
import { fromBytes } from './charge-bytes.ts';
import { hourIdsOf, hoursOf } from './hourly-charge-expressions.ts';

/** A minute and its calls are one number: the minute since the epoch times this, plus the calls. */
export const perMinute = 1000;
/** So are a day and its referrals. */
export const perDay = 1000;

/** Attributes of a quota item by field; those of the hours are in hourly-charge-expressions.ts. */
export const quotaNames = {
  windowStart: 'ws',
  plan: 'plan',
  chargeIds: 'ids',
  total: 'tot',
  minute: 'pm',
  minuteIds: 'pids',
  referralDay: 'ref',
  resets: 'resets',
} as const satisfies Record<
  keyof Omit<QuotaItem, 'hours' | 'hourIds' | 'calls' | 'referrals'>,
  string
>;

/** Attributes of an attempt on a turn item, by field. */
export const attemptNames = { state: 'st', attempt: 'n', fingerprint: 'h' } as const;

/** How the state of a turn is stored. */
export const stateCodes = {
  answering: 'P',
  answered: 'D',
  failed: 'F',
} as const satisfies Record<TurnState, string>;

const stateOf = (code: unknown) =>
  (Object.keys(stateCodes) as TurnState[]).find((state) => stateCodes[state] === code);

/** Whether an item is a turn whose answer is stored. */
export const isAnswered = (item: Item | undefined): item is Item =>
  item?.[attemptNames.state] === stateCodes.answered;

/** The attempt that a turn item records. */
export const attemptOf = (item: Item): Attempt => ({
  state: stateOf(item[attemptNames.state]) as TurnState,
  attempt: item[attemptNames.attempt] as number,
  fingerprint: item[attemptNames.fingerprint] as string,
  owner: item.owner as string,
  lease: item.lease as number,
  ttl: item.ttl as number | undefined,
});

/** The attributes of an attempt, or of those of its fields that are given. */
export const attemptAttributes = <A extends Partial<Attempt>>({
  state,
  attempt,
  fingerprint,
  ...rest
}: A) => ({
  ...rest,
  ...(state && { [attemptNames.state]: stateCodes[state] }),
  ...(attempt !== undefined && { [attemptNames.attempt]: attempt }),
  ...(fingerprint !== undefined && { [attemptNames.fingerprint]: fingerprint }),
});

/** The quota of a stored item, with its charge ids as text. */
export const quotaOf = (item: Item | undefined): QuotaItem | undefined => {
  if (!item) return undefined;
  const read = <T>(field: keyof typeof quotaNames) => item[quotaNames[field]] as T | undefined;
  const ids = (field: 'chargeIds' | 'minuteIds') => {
    const stored = read<Set<Uint8Array>>(field);
    return stored && new Set([...stored].map(fromBytes));
  };
  return definedOnly({
    windowStart: read<number>('windowStart'),
    plan: read<QuotaItem['plan']>('plan'),
    chargeIds: ids('chargeIds'),
    total: read<number>('total'),
    ...minuteOf(read<number>('minute')),
    minuteIds: ids('minuteIds'),
    ...referralsOf(read<number>('referralDay')),
    hours: hoursOf(item),
    hourIds: hourIdsOf(item),
    resets: read<number>('resets'),
  });
};

const minuteOf = (stored: number | undefined) =>
  stored === undefined ? {} : { minute: Math.floor(stored / perMinute), calls: stored % perMinute };

const referralsOf = (stored: number | undefined) =>
  stored === undefined
    ? {}
    : { referralDay: Math.floor(stored / perDay), referrals: stored % perDay };

const definedOnly = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
