import * as z from 'zod';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { accountOfPartition } from '../lib/keys/connection-keys.ts';
import type { Key } from '../lib/keys/key-and-item.ts';
import { table } from '../lib/table.ts';
import { blockedBy } from '../lib/writes/conditional-write.ts';

const Row = z.object({
  pk: z.string(),
  sk: z.string(),
  account_id: z.string(),
  business_id: z.string(),
  /** When it was connected (epoch ms). */
  connected: z.number().optional(),
  /** When the read that an event asked for begins at the earliest (epoch ms). */
  read_from: z.number().optional(),
});
type Row = z.infer<typeof Row>;

/** The connections of an account at a provider: an accountant may have connected one for several businesses. `consistent` shows them as they are at that moment. */
export const connectionsOfProviderAccount = async (
  provider: ProviderId,
  hash: string,
  { consistent = false } = {},
): Promise<Row[]> => {
  const rows: Row[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': accountOfPartition(provider, hash) },
    ConsistentRead: consistent,
  });
  for await (const item of all) rows.push(Row.parse(item));
  return rows;
};

/** An account's changes are read this long after the first event, so that those that come with it are in one read. */
const firstWaitMs = 3_000;
/** … and at most so often. */
const leastMs = 60_000;

/**
 * Claims the read that an event asks for: in how many seconds it is to begin, or undefined when one that begins later than
 * the event is in the queue already.
 */
export const claimEventRead = async (row: Row, now: Date): Promise<number | undefined> => {
  const at = now.getTime();
  const before = row.read_from;
  if (before !== undefined && before > at) return undefined;
  const from = Math.max(at + firstWaitMs, (before ?? 0) + leastMs);
  const key: Key = { pk: row.pk, sk: row.sk };
  const blocker = await blockedBy(() =>
    table.update(key, {
      UpdateExpression: 'SET read_from = :from',
      ConditionExpression:
        before === undefined
          ? 'attribute_exists(pk) AND attribute_not_exists(read_from)'
          : 'read_from = :before',
      ExpressionAttributeValues: {
        ':from': from,
        ...(before !== undefined && { ':before': before }),
      },
      ReturnValues: 'NONE',
    }),
  );
  return blocker ? undefined : Math.ceil((from - at) / 1000);
};
