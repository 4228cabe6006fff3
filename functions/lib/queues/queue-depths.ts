import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type QueueId, queueNamesOf } from '#shared/domain/lib/queue-names.ts';
import { config } from '../config.ts';
import { log } from '../log.ts';

const client = new SQSClient({});
/** All queues of a stage are at the same address but for their names. */
const address = config.DELETION_QUEUE_URL.slice(0, config.DELETION_QUEUE_URL.lastIndexOf('/') + 1);

/** What counts as waiting: what is due, what is put off, and what a worker has in hand. */
const attributes = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesDelayed',
  'ApproximateNumberOfMessagesNotVisible',
] as const;

const depthOf = async (name: string) => {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: address + name, AttributeNames: [...attributes] }),
  );
  return attributes.reduce((sum, attribute) => sum + Number(Attributes[attribute] ?? 0), 0);
};

/** How many messages are in each queue of the stage; null for one that does not say. */
export const queueDepths = async (): Promise<Record<QueueId, number | null>> => {
  const depths = await Promise.all(
    Object.entries(queueNamesOf(config.STAGE)).map(async ([id, name]) => [
      id,
      await depthOf(name).catch((error: Error) => {
        log.warn('it is not known how much waits', { name, error });
        return null;
      }),
    ]),
  );
  return Object.fromEntries(depths);
};
