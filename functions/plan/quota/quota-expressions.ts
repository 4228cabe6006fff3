import type { MinuteWrite, QuotaWrite, WindowWrite } from '#shared/domain/plan/quota.ts';
import { toBytes } from '../../lib/charge-bytes.ts';
import { quotaNames } from '../../lib/codec.ts';
import { hourParts, none, type Parts } from '../../lib/hour-expressions.ts';

/** Adds one to the total, on every plan. */
const countOne = { add: ['#total :one'], values: { ':one': 1 } };

const windowParts = (write: WindowWrite | null, ids: ReadonlySet<Uint8Array>): Parts => {
  if (!write) return { ...none, ...countOne, conditions: ['NOT contains(#minuteIds, :id)'] };
  if (write.kind === 'add')
    return {
      set: [],
      add: [...countOne.add, '#chargeIds :ids'],
      conditions: [
        '#windowStart >= :floor AND #windowStart <= :now',
        '(attribute_not_exists(#chargeIds) OR (size(#chargeIds) < :limit AND NOT contains(#chargeIds, :id)))',
      ],
      values: {
        ...countOne.values,
        ':ids': ids,
        ':floor': write.floor,
        ':now': write.now,
        ':limit': write.limit,
      },
    };
  return {
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
        : '#windowStart = :seen AND NOT contains(#chargeIds, :id)',
    ],
    values: {
      ...countOne.values,
      ':new': write.start,
      ':ids': ids,
      ':plan': write.plan,
      ':zero': 0,
      ...(write.seen !== undefined && { ':seen': write.seen }),
    },
  };
};

const minuteParts = (write: MinuteWrite | null, ids: ReadonlySet<Uint8Array>): Parts => {
  if (!write) return none;
  const values = { ':minute': write.minute, ':minuteIds': ids };
  if (write.kind === 'begin')
    return {
      set: ['#minute = :minute', '#minuteIds = :minuteIds'],
      add: [],
      conditions: ['(attribute_not_exists(#minute) OR #minute < :minute)'],
      values,
    };
  return {
    set: [],
    add: ['#minuteIds :minuteIds'],
    conditions: [
      '#minute = :minute',
      '(attribute_not_exists(#minuteIds) OR size(#minuteIds) < :perMinute)',
    ],
    values: { ...values, ':perMinute': write.limit },
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
export const chargeExpression = ({ chargeId, window, minute, hour }: QuotaWrite) => {
  const id = toBytes(chargeId);
  const ids = new Set([id]);
  const parts = [windowParts(window, ids), minuteParts(minute, ids), hourParts(hour)];
  const all = (pick: 'set' | 'add' | 'conditions') => parts.flatMap((part) => part[pick]);
  const [set, add, conditions] = [all('set'), all('add'), all('conditions').join(' AND ')];
  return {
    ...withNames({
      UpdateExpression: [set.length && `SET ${set.join(', ')}`, `ADD ${add.join(', ')}`]
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

/** The conditional update that removes a charge from both sets, if it is in `set`. */
export const refundExpression = (chargeId: string, set: 'chargeIds' | 'minuteIds') => {
  const id = toBytes(chargeId);
  return {
    ...withNames({
      UpdateExpression: 'DELETE #chargeIds :ids, #minuteIds :ids ADD #total :back',
      ConditionExpression:
        set === 'chargeIds'
          ? 'contains(#chargeIds, :id)'
          : 'contains(#minuteIds, :id) AND NOT contains(#chargeIds, :id)',
    }),
    ExpressionAttributeValues: { ':ids': new Set([id]), ':id': id, ':back': -1 },
  };
};
