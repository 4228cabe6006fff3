import { createHash, randomUUID } from 'node:crypto';
import type { Context, SQSEvent } from 'aws-lambda';
import { deletionQueue } from '#infra/deletion-queue-settings.ts';
import { syncQueue } from '#infra/sync-queue-settings.ts';
import { queueNamesOf } from '#shared/domain/lib/queue-names.ts';
import { type LocalServer, listen, readBody } from './http-server.ts';
import { Delivery } from './queue/delivery.ts';
import type { Message } from './queue/message.ts';
import { openState } from './stand-in-state.ts';

/** What the event source mapping calls with each message. */
export type Deliver = (event: SQSEvent, context: Context) => Promise<unknown>;

export type LocalQueue = LocalServer & {
  /** The accounts to delete. */
  readonly delivery: Delivery;
  /** The connections to read. */
  readonly syncs: Delivery;
  /** Refuses every call until it is mended. */
  readonly break: () => () => void;
};

type Entry = { Id: string; MessageBody: string; DelaySeconds?: number };
type Body = {
  QueueUrl?: string;
  MessageBody?: string;
  DelaySeconds?: number;
  Entries?: Entry[];
  ReceiptHandle?: string;
  VisibilityTimeout?: number;
};

/** What the last part of a queue's address is. */
export const queueNames = queueNamesOf('local');

type QueueOptions = { readonly file?: string | undefined; readonly deliver: Deliver };

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** How many messages are in a queue. Jobs of the clock leave no dead letters on this machine: what failed is in the terminal. */
const depthOf = (url: string, { deletions, syncs }: Record<'deletions' | 'syncs', Delivery>) => {
  const name = url.slice(url.lastIndexOf('/') + 1);
  if (name === queueNames.deletions) return deletions.waiting();
  if (name === queueNames.deletionsFailed) return deletions.deadLetters().length;
  if (name === queueNames.syncs) return syncs.waiting();
  return name === queueNames.syncsFailed ? syncs.deadLetters().length : 0;
};

/** Starts the part of SQS the Lambdas use, sending and hiding a message, and hands each message to its job. */
export const startQueue = async ({
  port = 0,
  deletions,
  syncs,
}: {
  port?: number;
  deletions: QueueOptions;
  syncs: QueueOptions;
}): Promise<LocalQueue> => {
  const open = (
    { file, deliver }: QueueOptions,
    limits: ConstructorParameters<typeof Delivery>[2],
  ) =>
    new Delivery(
      openState<{ messages: Message[]; dead: Message[] }>(file, { messages: [], dead: [] }),
      deliver,
      limits,
    );
  const all = { deletions: open(deletions, deletionQueue), syncs: open(syncs, syncQueue) };
  const of = ({ QueueUrl = '' }: Body) =>
    QueueUrl.endsWith(queueNames.syncs) ? all.syncs : all.deletions;
  const operations: Record<string, (body: Body) => object> = {
    SendMessage: (body) => ({
      MessageId: of(body).add(body.MessageBody ?? '', body.DelaySeconds),
      MD5OfMessageBody: md5(body.MessageBody ?? ''),
    }),
    SendMessageBatch: (body) => ({
      Successful: (body.Entries ?? []).map(({ Id, MessageBody, DelaySeconds }) => ({
        Id,
        MessageId: of(body).add(MessageBody, DelaySeconds),
        MD5OfMessageBody: md5(MessageBody),
      })),
      Failed: [],
    }),
    GetQueueAttributes: ({ QueueUrl = '' }) => ({
      Attributes: { ApproximateNumberOfMessages: String(depthOf(QueueUrl, all)) },
    }),
    ChangeMessageVisibility: (body) => {
      of(body).hideFor(body.ReceiptHandle ?? '', body.VisibilityTimeout ?? 0);
      return {};
    },
  };
  let isBroken = false;
  const server = await listen(
    async (request, response) => {
      const body = await readBody(request);
      if (!body) return void response.destroy();
      const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const operation = isBroken ? undefined : operations[name];
      const answer = operation?.(JSON.parse(body.toString() || '{}')) ?? {
        __type: 'com.amazonaws.sqs#ServiceUnavailable',
        message: 'Not available',
      };
      response
        .writeHead(operation ? 200 : 503, {
          'content-type': 'application/x-amz-json-1.0',
          'x-amzn-requestid': randomUUID(),
        })
        .end(JSON.stringify(answer));
    },
    { port, stays: 'queue' },
  );
  all.deletions.letOn();
  all.syncs.letOn();
  return {
    url: server.url,
    delivery: all.deletions,
    syncs: all.syncs,
    break: () => {
      isBroken = true;
      return () => {
        isBroken = false;
      };
    },
    close: async () => {
      await all.deletions.stop();
      await all.syncs.stop();
      await server.close();
    },
  };
};
