import type { SQSRecord } from 'aws-lambda';

/** A message as the local queue keeps it. */
export type Message = {
  readonly id: string;
  readonly body: string;
  /** How often it was handed out. */
  receives: number;
  /** When it may be handed out (again), epoch ms. */
  visibleAt: number;
};
/** What names a message for as long as one worker has it. */
export const receiptOf = ({ id, receives }: Message) => `${id}#${receives}`;

/** A message as an event source mapping hands it to a Lambda. */
export const recordOf = (message: Message): SQSRecord => ({
  messageId: message.id,
  receiptHandle: receiptOf(message),
  body: message.body,
  attributes: {
    ApproximateReceiveCount: String(message.receives),
    SentTimestamp: String(message.visibleAt),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(message.visibleAt),
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:sevenhands-local-deletions',
  awsRegion: 'us-east-1',
});
