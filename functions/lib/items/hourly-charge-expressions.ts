import { fairUseHours, type HourCounts } from '#shared/domain/plan/quota/fair-use.ts';
import {
  type HourIds,
  type HourSlot,
  type HourWrite,
  hourSlotOf,
  hourSlots,
} from '#shared/domain/plan/quota/fair-use-hour-slots-and-writes.ts';
import type { Item } from '../keys/key-and-item.ts';
import { chargeIdFromBytes } from './charge-id-bytes.ts';

/** Parts of a conditional update; clauses name attributes by field, as `#field`. */
export type Parts = {
  set: string[];
  add: string[];
  remove: string[];
  conditions: string[];
  values: Record<string, unknown>;
};

export const none: Parts = { set: [], add: [], remove: [], conditions: [], values: {} };

/**
 * The questions of the last 24 hours take one number for each hour that had any, in the attributes `h0` to `h23`: the
 * hour since the epoch times 1000 plus its questions, so that one number says both and an earlier day's is recognized.
 * The charges of the last even and odd hour are in `i0` and `i1`.
 */
const perHour = 1000;
const slotOf = (hour: number) => `h${hour % fairUseHours}`;
const idsName = (slot: HourSlot) => `i${slot}`;

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

/** The charges of the last two hours of a stored quota item; undefined when there are none. */
export const hourIdsOf = (item: Item): HourIds | undefined => {
  const found = hourSlots.flatMap((slot) => {
    const ids = item[idsName(slot)] as Set<Uint8Array> | undefined;
    return ids ? [[slot, new Set([...ids].map(chargeIdFromBytes))] as const] : [];
  });
  return found.length ? Object.fromEntries(found) : undefined;
};

/** The condition that a charge is in neither of the two hours. */
export const inNoHour = hourSlots
  .map((slot) => `NOT contains(#${idsName(slot)}, :id)`)
  .join(' AND ');

/** The parts of an update that counts one question in its hour; without `ids` it is counted and cannot be released. */
export const hourParts = (
  write: HourWrite | null,
  ids: ReadonlySet<Uint8Array> | undefined,
): Parts => {
  if (!write) return none;
  const { kind, hour, limit, before } = write;
  const slot = `#${slotOf(hour)}`;
  const earlier = `#${slotOf(hour - 1)}`;
  const idSlot = `#${idsName(hourSlotOf(hour))}`;
  const first = hour * perHour;
  const values = {
    ':hour': first,
    ...(ids && { ':hourIds': ids }),
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
      // The ids of two hours before make room.
      set: [`${slot} = :hourFirst`, ...(ids ? [`${idSlot} = :hourIds`] : [])],
      add: [],
      remove: ids ? [] : [idSlot],
      conditions: [`(attribute_not_exists(${slot}) OR ${slot} < :hour)`, unchanged],
      values: { ...values, ':hourFirst': first + 1 },
    };
  return {
    set: [],
    add: [`${slot} :oneMore`, ...(ids ? [`${idSlot} :hourIds`] : [])],
    remove: [],
    conditions: [`${slot} >= :hour AND ${slot} < :hourFull`, unchanged],
    values: { ...values, ':oneMore': 1, ':hourFull': first + limit },
  };
};

/** The parts of an update that takes a charge out of its hour, while that hour is stored and has any. */
export const hourReleaseParts = (slot: HourSlot, hour: number | undefined) => {
  const counter = hour === undefined ? undefined : `#${slotOf(hour)}`;
  return {
    ids: `#${idsName(slot)}`,
    add: counter ? [`${counter} :back`] : [],
    conditions: counter ? [`${counter} > :none AND ${counter} < :next`] : [],
    values: hour === undefined ? {} : { ':none': hour * perHour, ':next': (hour + 1) * perHour },
  };
};
