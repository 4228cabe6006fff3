import { createHash } from 'node:crypto';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { indexPartition } from '../../lib/keys/index-partitions.ts';
import type { TurnRef } from './turns-table.ts';

/**
 * The questions that are being answered, and those that failed and whose charge is not released yet, in the index: the
 * attributes are on the turn only that long, so the job that releases charges reads these and no other item. They are
 * spread over several partitions, because every question of the stage adds one entry and removes it again.
 */
export const openPartitions = 8;

const partitionOf = (accountId: AccountId) =>
  indexPartition.openQuestions(
    (createHash('sha256').update(accountId).digest()[0] ?? 0) % openPartitions,
  );

/** The attributes that put a question into the index until its lease ends (epoch ms). */
export const openAttributes = ({ accountId, messageId }: TurnRef, lease: number) => ({
  gsi1pk: partitionOf(accountId),
  gsi1sk: `${new Date(lease).toISOString()}#${messageId}`,
});

/** Takes a question out of the index when it is written with other fields. */
export const notOpen = { gsi1pk: undefined, gsi1sk: undefined } as const;
