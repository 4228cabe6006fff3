import type { AccountId } from '../account-and-person-ids.ts';
import type { Key } from './key-and-item.ts';

/** The partition of an owner's items. */
export const ownerPartition = (accountId: AccountId) => `USER#${accountId}`;

/** Prefixes of the sort keys of an owner's items. */
export const sortPrefix = {
  app: 'APP#',
  business: 'BUSINESS#',
  checkIn: 'CHECKIN#',
  /** An account elsewhere; between the account and its businesses, which a question reads as one range. */
  connection: 'ACCOUNTAT#',
  conversation: 'CHAT#',
  entry: 'ENTRY#',
  feed: 'FEED#',
  find: 'FIND#',
  memory: 'KNOWS#',
  /** An account of another owner that a person works in; in the partition of the person. */
  membership: 'MEMBERSHIP#',
  number: 'NUMBER#',
  performance: 'PERFORMANCE#',
  photo: 'PHOTO#',
  post: 'POST#',
  postPhoto: 'POSTPHOTO#',
  press: 'PRESS#',
  pressed: 'PRESSED#',
  quote: 'QUOTE#',
  receivable: 'RECEIVABLE#',
  result: 'RESULT#',
  review: 'REVIEW#',
  sent: 'SENT#',
  task: 'TASK#',
  taskCount: 'TASKCOUNT#',
  trouble: 'TROUBLE#',
  turn: 'TURN#',
  weekNumbers: 'WEEK#',
  work: 'WORK#',
} as const;

/** The key of an item of an owner. */
export const ownerKey = (accountId: AccountId, sk: string): Key => ({
  pk: ownerPartition(accountId),
  sk,
});
