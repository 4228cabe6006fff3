/**
 * The short attribute names of a quota, which every question writes: DynamoDB charges by the kilobyte. Only this module
 * knows them; all other code uses the fields' full names.
 */

import type { QuotaItem } from '#shared/domain/plan/quota/quota-charges.ts';
import type { Item } from '../keys/key-and-item.ts';
import { chargeIdFromBytes } from './charge-id-bytes.ts';
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

/** The quota of a stored item, with its charge ids as text. */
export const quotaOf = (item: Item | undefined): QuotaItem | undefined => {
  if (!item) return undefined;
  const read = <T>(field: keyof typeof quotaNames) => item[quotaNames[field]] as T | undefined;
  const ids = (field: 'chargeIds' | 'minuteIds') => {
    const stored = read<Set<Uint8Array>>(field);
    return stored && new Set([...stored].map(chargeIdFromBytes));
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
