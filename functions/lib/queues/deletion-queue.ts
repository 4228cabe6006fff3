import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { Problem } from '#shared/contract/problem.ts';
import type { AccountId, PersonId } from '../account-and-person-ids.ts';
import { config } from '../config.ts';

const client = new SQSClient({});
const QueueUrl = config.DELETION_QUEUE_URL;

/** What is to be deleted: an account with the sign-in of its first owner; or, of one that was handed over, the account of that owner alone, or the sign-in alone. */
export type ToDelete = {
  readonly accountId: AccountId;
  readonly ownerId?: PersonId | undefined;
  readonly signInOnly?: true | undefined;
  /** Everything of a handed-over account is deleted, and nothing can be on its way any more. */
  readonly lastLook?: true | undefined;
};

/**
 * Leaves the deletion of an account to the job `on-deletion`, at once or up to 15 minutes later; throws `unavailable` when
 * the queue does not take it.
 */
export const queueDeletion = async (toDelete: ToDelete, DelaySeconds = 0) => {
  try {
    const MessageBody = JSON.stringify(toDelete);
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
  } catch (cause) {
    throw new Problem('unavailable', undefined, { cause });
  }
};

const firstWait = 60;
/** The longest time a message may be hidden is 12 hours. */
const longestWait = 6 * 3600;

/** How long a message that failed `receives` times waits for its next try, in seconds. */
const waitAfter = (receives: number) => Math.min(firstWait * 2 ** (receives - 1), longestWait);

/** Hides a message that failed, longer each time, so that a service that is down is not asked without pause. */
export const retryLater = async (ReceiptHandle: string, receives: number) => {
  await client.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl,
      ReceiptHandle,
      VisibilityTimeout: waitAfter(receives),
    }),
  );
};
