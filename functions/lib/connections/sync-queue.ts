import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { Problem } from '#shared/contract/problem.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';
import { config } from '../config.ts';

const client = new SQSClient({});
const QueueUrl = config.SYNC_QUEUE_URL;

/** A message: which connection to read and who asked. It holds no token and no data of the provider. */
export const SyncMessage = z.object({
  account_id: z.string().min(1),
  business_id: z.uuid(),
  provider: z.enum(providerIds),
  why: z.enum(['clock', 'owner', 'event', 'again', 'press', 'withdrawn']),
  /** When the consent was taken back that is gone (epoch ms). */
  at: z.int().exactOptional(),
  /** The event that asked came long after what it tells of. */
  late: z.literal(true).exactOptional(),
});
export type SyncMessage = z.infer<typeof SyncMessage>;

/** The longest time SQS holds a message back, in seconds. */
export const longestDelay = 900;

/** Asks for a connection to be read, at once or up to 15 minutes later; throws `unavailable` when the queue does not take it. */
export const queueSync = async (message: SyncMessage, DelaySeconds = 0) => {
  try {
    const MessageBody = JSON.stringify(message);
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
  } catch (cause) {
    throw new Problem('unavailable', undefined, { cause });
  }
};

/** Asks for up to ten connections to be read, each after its own delay; answers how many the queue took. */
export const queueSyncs = async (
  messages: readonly { readonly message: SyncMessage; readonly delay: number }[],
): Promise<number> => {
  const { Successful = [] } = await client.send(
    new SendMessageBatchCommand({
      QueueUrl,
      Entries: messages.map(({ message, delay }, nth) => ({
        Id: String(nth),
        MessageBody: JSON.stringify(message),
        DelaySeconds: delay,
      })),
    }),
  );
  return Successful.length;
};
