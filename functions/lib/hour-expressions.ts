import { fairUseHours, type HourCounts } from '#shared/domain/plan/fair-use.ts';
import type { HourWrite } from '#shared/domain/plan/quota-hours.ts';
import type { Item } from './keys.ts';

/** Parts of a conditional update; clauses name attributes by field, as `#field`. */
export type Parts = {
  set: string[];
  add: string[];
  conditions: string[];
  values: Record<string, unknown>;
};

export const none: Parts = { set: [], add: [], conditions: [], values: {} };

/**
 * The questions of the last 24 hours take one number for each hour that had any, in the attributes `h0` to `h23`: the
 * hour since the epoch times 1000 plus its questions, so that one number says both and an earlier day's is recognized.
 */
const perHour = 1000;
const slotOf = (hour: number) => `h${hour % fairUseHours}`;

/** The questions by hour of a stored quota item; undefined when none were counted by hour. */
export const hoursOf = (item: Item): HourCounts | undefined => {
  const stored = Array.from({ length: fairUseHours }, (_, slot) => item[`h${slot}`]).filter(
    (value) => typeof value === 'number',
  );
  if (!stored.length) return undefined;
  return Object.fromEntries(
    stored.map((value) => [Math.floor(value / perHour), value % perHour] as const),
  );
};

/** The parts of an update that counts one question in its hour. */
export const hourParts = (write: HourWrite | null): Parts => {
  if (!write) return none;
  const { kind, hour, limit, before } = write;
  const slot = `#${slotOf(hour)}`;
  const earlier = `#${slotOf(hour - 1)}`;
  const first = hour * perHour;
  const values = {
    ':hour': first,
    ...(before > 0 && { ':earlier': first - perHour + before }),
    ...(before === 0 && { ':noneEarlier': first - perHour }),
  };
  // The 22 hours before that one do not change any more.
  const unchanged =
    before > 0
      ? `${earlier} = :earlier`
      : `(attribute_not_exists(${earlier}) OR ${earlier} <= :noneEarlier)`;
  if (kind === 'begin')
    return {
      set: [`${slot} = :hourFirst`],
      add: [],
      conditions: [`(attribute_not_exists(${slot}) OR ${slot} < :hour)`, unchanged],
      values: { ...values, ':hourFirst': first + 1 },
    };
  return {
    set: [],
    add: [`${slot} :oneMore`],
    conditions: [`${slot} >= :hour AND ${slot} < :hourFull`, unchanged],
    values: { ...values, ':oneMore': 1, ':hourFull': first + limit },
  };
};

/** The conditional update that takes one question out of its hour, if that hour is still stored and has any. */
export const hourRefundExpression = (hour: number) => ({
  UpdateExpression: 'ADD #hour :back',
  ConditionExpression: '#hour > :none AND #hour < :next',
  ExpressionAttributeNames: { '#hour': slotOf(hour) },
  ExpressionAttributeValues: {
    ':back': -1,
    ':none': hour * perHour,
    ':next': (hour + 1) * perHour,
  },
});
