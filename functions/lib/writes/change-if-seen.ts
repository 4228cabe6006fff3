import type { Key } from '../keys/key-and-item.ts';
import { setFields, table } from '../table.ts';
import { isWritten } from './conditional-write.ts';

/**
 * Changes fields of an item that exists if those of `seen` are as they were, undefined for one that was not there; answers
 * whether it did.
 */
export const changeIfSeen = async (
  key: Key,
  change: Readonly<Record<string, unknown>>,
  seen: Readonly<Record<string, unknown>> = {},
) => {
  const fields = setFields(change);
  const known = Object.entries(seen);
  const conditions = known.map(([name, value]) =>
    value === undefined ? `attribute_not_exists(#seen_${name})` : `#seen_${name} = :seen_${name}`,
  );
  const values = {
    ...fields.ExpressionAttributeValues,
    ...Object.fromEntries(
      known.flatMap(([name, value]) => (value === undefined ? [] : [[`:seen_${name}`, value]])),
    ),
  };
  return isWritten(
    table.update(key, {
      ...fields,
      ConditionExpression: ['attribute_exists(pk)', ...conditions].join(' AND '),
      ExpressionAttributeNames: {
        ...fields.ExpressionAttributeNames,
        ...Object.fromEntries(known.map(([name]) => [`#seen_${name}`, name])),
      },
      ...(Object.keys(values).length && { ExpressionAttributeValues: values }),
      ReturnValues: 'NONE',
    }),
  );
};
