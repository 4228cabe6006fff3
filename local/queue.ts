import { createHash, randomUUID } from 'node:crypto';
import type { Context, SQSEvent } from 'aws-lambda';
import { deletionQueue } from '#infra/deletion-queue.ts';
import { Delivery } from './queue/delivery.ts';
import type { Message } from './queue/message.ts';
import { type LocalServer, listen, readBody } from './server.ts';
import { openState } from './state.ts';

/** What the event source mapping calls with each message. */
export type Deliver = (event: SQSEvent, context: Context) => Promise<unknown>;

export type LocalQueue = LocalServer & {
  readonly delivery: Delivery;
  /** Refuses every call until it is mended. */
  readonly break: () => () => void;
};

type Body = {
  MessageBody?: string;
  DelaySeconds?: number;
  ReceiptHandle?: string;
  VisibilityTimeout?: number;
};

/** Starts the part of SQS the Lambdas use, sending and hiding a message, and hands each message to the job. */
export const startQueue = async ({
  port = 0,
  file,
  deliver,
}: {
  port?: number;
  file?: string | undefined;
  deliver: Deliver;
}): Promise<LocalQueue> => {
  const empty: { messages: Message[]; dead: Message[] } = { messages: [], dead: [] };
  const delivery = new Delivery(openState(file, empty), deliver, deletionQueue);
  const operations: Record<string, (body: Body) => object> = {
    SendMessage: ({ MessageBody = '', DelaySeconds }) => ({
      MessageId: delivery.add(MessageBody, DelaySeconds),
      MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
    }),
    ChangeMessageVisibility: ({ ReceiptHandle = '', VisibilityTimeout = 0 }) => {
      delivery.hideFor(ReceiptHandle, VisibilityTimeout);
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
  delivery.letOn();
  return {
    url: server.url,
    delivery,
    break: () => {
      isBroken = true;
      return () => {
        isBroken = false;
      };
    },
    close: async () => {
      await delivery.stop();
      await server.close();
    },
  };
};
