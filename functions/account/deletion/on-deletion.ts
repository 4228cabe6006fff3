import type { Context, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { Account } from '#shared/domain/account/account.ts';
import { accountDeletedMail } from '#shared/domain/account/account-mails.ts';
import { answerSeconds } from '#shared/domain/chat/turn-attempts.ts';
import { config } from '../../lib/config.ts';
import { noteDeletion } from '../../lib/deletion-ledger.ts';
import { type AccountId, toOwnerId } from '../../lib/ids.ts';
import { job } from '../../lib/job.ts';
import { accountHash, addressHash } from '../../lib/keyed-hash.ts';
import { hashed, log } from '../../lib/log.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { queueDeletion, retryLater } from '../../lib/queues/deletion-queue.ts';
import { removeUser, shutOut } from '../../lib/user-pool.ts';
import { removeAccount } from '../account-table.ts';
import { claimDeletion, releaseDeletion } from './deletion-table.ts';
import { eraseAccount } from './erase-account.ts';
import { removeOwnerItems } from './owner-items-table.ts';

const Message = z.object({ accountId: z.string().min(1) });

/** By then every request and every answer that was on its way is over. */
const lastLookSeconds = 2 * answerSeconds;

/** A run stops beginning new work this long before its Lambda ends; another message goes on. */
const reserveMs = 60_000;

/**
 * Deletes an account that its owner has asked to delete, one message at a time. Whatever fails is tried again, later each
 * time, from the beginning: every step may be done again, and the account's own item goes last.
 */
export const handler = job(async ({ Records }: SQSEvent, context: Context) => {
  for (const record of Records) await retrying(record, context);
});

const retrying = async (record: SQSRecord, context: Context) => {
  try {
    await run(record, context);
  } catch (error) {
    await retryLater(record.receiptHandle, Number(record.attributes.ApproximateReceiveCount));
    throw error;
  }
};

const run = async ({ body, messageId }: SQSRecord, context: Context) => {
  const { accountId } = Message.parse(JSON.parse(body));
  const now = new Date();
  const account = await claimDeletion(accountId, messageId, now);
  if (account === 'taken') throw new Error('Another worker deletes this account');
  const isOver = () => context.getRemainingTimeInMillis() < reserveMs;
  const working = account === 'gone' ? sweep(accountId, isOver) : erase(account, now, isOver);
  const isDone = await working.finally(() => releaseDeletion(accountId, messageId));
  if (!isDone) await queueDeletion(accountId);
  log.info(isDone ? 'account deleted' : 'account partly deleted', { account: hashed(accountId) });
};

/** The account is gone already; what a request stored that was on its way then goes too. */
const sweep = async (accountId: AccountId, isOver: () => boolean) => {
  await removeUser(toOwnerId(accountId));
  return removeOwnerItems(accountId, isOver);
};

const erase = async (account: Account, now: Date, isOver: () => boolean) => {
  await shutOut(toOwnerId(account.id));
  // Before the first item goes, so that a restore of the table finds everybody who had begun to leave.
  await noteDeletion({
    day: (account.deletion_requested_at ?? now.toISOString()).slice(0, 10),
    account: await accountHash(account.id),
    address: await addressHash(account.email),
  });
  if (!(await eraseAccount(account, now, { tell: sendAccountMail, isOver }))) return false;
  await sendAccountMail(account, accountDeletedMail(config.APP_ORIGIN));
  await queueDeletion(account.id, lastLookSeconds);
  await removeAccount(account.id);
  return true;
};
