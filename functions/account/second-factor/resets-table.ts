import * as z from 'zod';
import {
  type ResetEnd,
  resetAttributes,
  resetDueAt,
  resetEnds,
} from '#shared/domain/auth/second-factor-reset.ts';
import type { SecondFactorReset } from '#shared/domain/auth/second-factor-reset-schema.ts';
import type { AccountId, PersonId } from '../../lib/account-and-person-ids.ts';
import { resetKey } from '../../lib/keys/account-keys.ts';
import { indexPartition } from '../../lib/keys/index-partitions.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { table } from '../../lib/table.ts';
import { isWritten } from '../../lib/writes/conditional-write.ts';

const StoredReset = z.object({
  reset_id: z.string(),
  /** Who asked for it. */
  reset_admin: z.string(),
  reset_asked_at: z.iso.datetime(),
  reset_due_at: z.iso.datetime(),
  /** Set once two-step sign-in is being turned off: from then on nobody stops it. */
  reset_began_at: z.iso.datetime().optional(),
  reset_end: z.enum(resetEnds).optional(),
  reset_ended_at: z.iso.datetime().optional(),
});
export type StoredReset = z.infer<typeof StoredReset>;

/** A reset as admins see it. */
export const resetView = (reset: StoredReset): SecondFactorReset => ({
  asked_at: reset.reset_asked_at,
  due_at: reset.reset_due_at,
  end: reset.reset_end ?? null,
  ended_at: reset.reset_ended_at ?? null,
});

/** The last reset of an account, or undefined. */
export const findReset = async (accountId: AccountId): Promise<StoredReset | undefined> => {
  const item = await table.get(resetKey(accountId), { consistent: true, only: resetAttributes });
  return item && StoredReset.parse(item);
};

/** Lets a reset begin to wait; undefined where one waits already. */
export const saveReset = async (
  accountId: AccountId,
  { id, adminId, now }: { id: string; adminId: PersonId; now: Date },
): Promise<StoredReset | undefined> => {
  const reset = {
    reset_id: id,
    reset_admin: adminId,
    reset_asked_at: now.toISOString(),
    reset_due_at: resetDueAt(now),
  };
  const item = {
    ...resetKey(accountId),
    ...reset,
    gsi1pk: indexPartition.resets,
    gsi1sk: reset.reset_due_at,
  };
  const isFree = 'attribute_not_exists(pk) OR attribute_exists(reset_ended_at)';
  const saved = await isWritten(table.put(item, { ConditionExpression: isFree }));
  return saved ? reset : undefined;
};

/** Removes a reset of which its owner could not be told. */
export const removeReset = (accountId: AccountId, { reset_id }: StoredReset) =>
  isWritten(
    table.remove(resetKey(accountId), {
      ConditionExpression: 'reset_id = :id',
      ExpressionAttributeValues: { ':id': reset_id },
    }),
  );

const waits = 'reset_id = :id AND attribute_not_exists(reset_ended_at)';

/** Claims a reset for being done; false where it was stopped before. Whoever comes back after a failure claims it again. */
export const beginReset = (accountId: AccountId, { reset_id }: StoredReset, now: Date) =>
  isWritten(
    table.update(resetKey(accountId), {
      UpdateExpression: 'SET reset_began_at = if_not_exists(reset_began_at, :now)',
      ConditionExpression: waits,
      ExpressionAttributeValues: { ':id': reset_id, ':now': now.toISOString() },
    }),
  );

/** Ends a reset; false where it ended before, or where it is being done and is to be stopped. */
export const endReset = (
  accountId: AccountId,
  { reset_id }: StoredReset,
  end: ResetEnd,
  now: Date,
) =>
  isWritten(
    table.update(resetKey(accountId), {
      UpdateExpression: 'SET reset_end = :end, reset_ended_at = :now REMOVE gsi1pk, gsi1sk',
      ConditionExpression:
        end === 'done' ? waits : `${waits} AND attribute_not_exists(reset_began_at)`,
      ExpressionAttributeValues: { ':id': reset_id, ':end': end, ':now': now.toISOString() },
      // The link of the mail may read these attributes only.
      ReturnValues: 'NONE',
    }),
  );

/** The resets that are due, the longest due first. */
export async function* resetsDue(now: Date) {
  const due = table.each({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :resets AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':resets': indexPartition.resets, ':now': now.toISOString() },
  });
  for await (const item of due) {
    const accountId: AccountId = item.pk.slice(ownerPartition('').length);
    yield { accountId, reset: StoredReset.parse(item) };
  }
}
