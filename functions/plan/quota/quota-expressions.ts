import type {
  ChargePlace,
  MinuteWrite,
  QuotaWrite,
  ReleaseFrom,
  WindowWrite,
} from '#shared/domain/plan/quota/quota-charges.ts';
import type { ReferralWrite } from '#shared/domain/plan/quota/uncounted-helper-referrals.ts';
import { chargeIdToBytes } from '../../lib/items/charge-id-bytes.ts';
import {
  hourParts,
  hourReleaseParts,
  inNoHour,
  none,
  type Parts,
} from '../../lib/items/hourly-charge-expressions.ts';
import { perDay, perMinute, quotaNames } from '../../lib/items/quota-attributes.ts';

/** Adds one to the total, on every plan. */
const countOne = { add: ['#total :one'], values: { ':one': 1 } };

/** Counts a question outside of a window, unless it is stored already. */
const outsideParts = (place: ChargePlace): Parts =>
  place === null
    ? none
    : {
        ...none,
        ...countOne,
        conditions: [place === 'hour' ? inNoHour : 'NOT contains(#minuteIds, :id)'],
      };

const windowParts = (write: WindowWrite, ids: ReadonlySet<Uint8Array>): Parts => {
  if (write.kind === 'add')
    return {
      ...none,
      add: [...countOne.add, '#chargeIds :ids'],
      conditions: [
        '#windowStart >= :floor AND #windowStart <= :now AND #plan = :plan',
        '(attribute_not_exists(#chargeIds) OR (size(#chargeIds) < :limit AND NOT contains(#chargeIds, :id)))',
      ],
      values: {
        ...countOne.values,
        ':ids': ids,
        ':floor': write.floor,
        ':now': write.now,
        ':limit': write.limit,
        ':plan': write.plan,
      },
    };
  return {
    ...none,
    set: [
      '#windowStart = :new',
      '#chargeIds = :ids',
      '#plan = :plan',
      '#resets = if_not_exists(#resets, :zero) + :one',
    ],
    add: countOne.add,
    conditions: [
      write.seen === undefined
        ? 'attribute_not_exists(#windowStart)'
        : '#windowStart = :seen AND #plan = :seenPlan AND NOT contains(#chargeIds, :id)',
    ],
    values: {
      ...countOne.values,
      ':new': write.start,
      ':ids': ids,
      ':plan': write.plan,
      ':zero': 0,
      ...(write.seen && { ':seen': write.seen.start, ':seenPlan': write.seen.plan }),
    },
  };
};

/** The calls of a minute are one number with it, which nothing lowers; `ids` are kept where no other set has them. */
const minuteParts = (
  { kind, minute, limit }: MinuteWrite,
  ids: ReadonlySet<Uint8Array> | undefined,
): Parts => {
  const first = minute * perMinute;
  const values = { ':minute': first, ...(ids && { ':minuteIds': ids }) };
  if (kind === 'begin')
    return {
      ...none,
      set: ['#minute = :firstCall', ...(ids ? ['#minuteIds = :minuteIds'] : [])],
      conditions: ['(attribute_not_exists(#minute) OR #minute < :minute)'],
      values: { ...values, ':firstCall': first + 1 },
    };
  return {
    ...none,
    add: ['#minute :call', ...(ids ? ['#minuteIds :minuteIds'] : [])],
    conditions: ['#minute >= :minute AND #minute < :minuteFull'],
    values: { ...values, ':call': 1, ':minuteFull': first + limit },
  };
};

/** The attribute names that clauses use, by placeholder; DynamoDB rejects unused ones. */
const namesIn = (clauses: string) =>
  Object.fromEntries(
    [...new Set(clauses.match(/#\w+/g))].map((placeholder) => {
      const field = placeholder.slice(1);
      return [placeholder, quotaNames[field as keyof typeof quotaNames] ?? field];
    }),
  );

const withNames = <E extends { UpdateExpression: string; ConditionExpression: string }>(
  expressions: E,
) => ({
  ...expressions,
  ExpressionAttributeNames: namesIn(
    `${expressions.UpdateExpression} ${expressions.ConditionExpression}`,
  ),
});

/** The conditional update that counts a charge; it writes all parts or nothing. */
export const chargeExpression = ({ chargeId, place, window, minute, hour }: QuotaWrite) => {
  const id = chargeIdToBytes(chargeId);
  const ids = new Set([id]);
  const parts = [
    window ? windowParts(window, ids) : outsideParts(place),
    minuteParts(minute, place === 'minute' ? ids : undefined),
    hourParts(hour, place === 'hour' ? ids : undefined),
  ];
  const all = (pick: 'set' | 'add' | 'remove' | 'conditions') =>
    parts.flatMap((part) => part[pick]);
  const clause = (word: string, items: string[]) =>
    items.length > 0 && `${word} ${items.join(', ')}`;
  const conditions = all('conditions').join(' AND ');
  return {
    ...withNames({
      UpdateExpression: [
        clause('SET', all('set')),
        clause('ADD', all('add')),
        clause('REMOVE', all('remove')),
      ]
        .filter(Boolean)
        .join(' '),
      ConditionExpression: conditions,
    }),
    ExpressionAttributeValues: {
      ...Object.assign({}, ...parts.map(({ values }) => values)),
      ...(conditions.includes(':id)') && { ':id': id }),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
};

/** The conditional update that takes a charge out of where it is stored; it fails when it is there no longer. */
export const releaseExpression = (chargeId: string, release: ReleaseFrom) => {
  const id = chargeIdToBytes(chargeId);
  const { ids, add, conditions, values } =
    release.from === 'hour'
      ? hourReleaseParts(release.slot, release.hour)
      : { ids: setOf[release.from], add: [], conditions: [], values: {} };
  const isThere = `contains(${ids}, :id)`;
  return {
    ...withNames({
      UpdateExpression: `DELETE ${ids} :ids ADD ${['#total :back', ...add].join(', ')}`,
      ConditionExpression: [isThere, ...conditions].join(' AND '),
    }),
    ExpressionAttributeValues: { ':ids': new Set([id]), ':id': id, ':back': -1, ...values },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
};

/** The conditional update that takes the charge of a referral out of the window and counts the referral in its day. */
export const referralExpression = (chargeId: string, { kind, day, limit }: ReferralWrite) => {
  const id = chargeIdToBytes(chargeId);
  const first = day * perDay;
  const isFirst = kind === 'begin';
  return {
    ...withNames({
      UpdateExpression: isFirst
        ? 'SET #referralDay = :one DELETE #chargeIds :ids ADD #total :back'
        : 'DELETE #chargeIds :ids ADD #total :back, #referralDay :one',
      ConditionExpression: `contains(#chargeIds, :id) AND ${
        isFirst
          ? '(attribute_not_exists(#referralDay) OR #referralDay < :day)'
          : '#referralDay >= :day AND #referralDay < :full'
      }`,
    }),
    ExpressionAttributeValues: {
      ':ids': new Set([id]),
      ':id': id,
      ':back': -1,
      ':day': first,
      ':one': isFirst ? first + 1 : 1,
      ...(!isFirst && { ':full': first + limit }),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
};

const setOf = { window: '#chargeIds', minute: '#minuteIds' } as const;
