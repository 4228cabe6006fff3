import type { Context, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { Account } from '#shared/domain/account/account.ts';
import { accountDeletedMail } from '#shared/domain/account/account-mails.ts';
import { answerSeconds } from '#shared/domain/chat/turn-attempts.ts';
import { handedOverDeletedMail, signInDeletedMail } from '#shared/domain/people/handover-mails.ts';
import {
  type AccountId,
  type PersonId,
  toAccountId,
  toFirstOwnerId,
} from '../../lib/account-and-person-ids.ts';
import { ownerIdOf } from '../../lib/account-owner.ts';
import { config } from '../../lib/config.ts';
import { noteDeletion } from '../../lib/deletion-ledger.ts';
import { job } from '../../lib/job-handler.ts';
import { accountHash, addressHash } from '../../lib/keyed-hashes.ts';
import { hashed, log } from '../../lib/log.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { queueDeletion, retryLater, type ToDelete } from '../../lib/queues/deletion-queue.ts';
import { removeUser, shutOut } from '../../lib/user-pool.ts';
import { removeAccount, updateAccount } from '../account-table.ts';
import { claimDeletion, releaseDeletion } from './deletion-table.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseAccountButSignIns } from './erase-account-but-sign-ins.ts';
import { eraseSignInAfterHandover } from './erase-sign-in-after-handover.ts';
import { handedOverLedgerHashes } from './handed-over-ledger-hashes.ts';
import { removeHandedOverItems, removeOwnerItems } from './remove-account-items-table.ts';

const Message = z.object({
  accountId: z.string().min(1),
  ownerId: z.string().optional(),
  signInOnly: z.literal(true).optional(),
  lastLook: z.literal(true).optional(),
});

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
  const toDelete: ToDelete = Message.parse(JSON.parse(body));
  const { accountId, ownerId } = toDelete;
  const now = new Date();
  if (toDelete.signInOnly) return deleteSignIn(toFirstOwnerId(accountId), now);
  const account = await claimDeletion(toDelete, messageId, now);
  if (account === 'taken') throw new Error('Another worker deletes this account');
  // Accepted by its new owner at that moment: who asked leaves it, and their sign-in goes as they were told.
  if (account === 'of-another' && !ownerId) return deleteSignIn(toFirstOwnerId(accountId), now);
  if (account === 'of-another' || (account === 'gone' && ownerId)) return;
  const isOver = () => context.getRemainingTimeInMillis() < reserveMs;
  const working =
    account === 'gone' ? sweep(accountId, isOver) : erasing(toDelete)(account, now, isOver);
  const isDone = await working.finally(() => releaseDeletion(accountId, messageId));
  if (!isDone) await queueDeletion(toDelete);
  log.info(isDone ? 'account deleted' : 'account partly deleted', { account: hashed(accountId) });
};

const erasing = ({ ownerId, lastLook }: ToDelete) => {
  if (!ownerId) return erase;
  return lastLook ? lookLast : eraseOfAnother;
};

/** The account is gone already; what a request stored that was on its way then goes too. */
const sweep = async (accountId: AccountId, isOver: () => boolean) => {
  await removeUser(toFirstOwnerId(accountId));
  return removeOwnerItems(accountId, isOver);
};

const erase = async (account: Account, now: Date, isOver: () => boolean) => {
  await shutOut(toFirstOwnerId(account.id));
  // Before the first item goes, so that a restore of the table finds everybody who had begun to leave.
  await noteDeletion({
    day: (account.deletion_requested_at ?? now.toISOString()).slice(0, 10),
    account: await accountHash(account.id),
    address: await addressHash(account.email),
  });
  if (!(await eraseAccount(account, now, { tell: sendAccountMail, isOver }))) return false;
  await sendAccountMail(account, accountDeletedMail(config.APP_ORIGIN));
  await queueDeletion({ accountId: account.id }, lastLookSeconds);
  await removeAccount(account.id);
  return true;
};

/**
 * Of an account that was handed over the item itself goes after the last look, because its first owner, whose id it has, may
 * begin an account of their own once it is gone.
 */
const eraseOfAnother = async (account: Account, now: Date, isOver: () => boolean) => {
  const { id: accountId } = account;
  // The message came once more, and the one that looks last is on its way.
  if (account.erased_at) return true;
  await noteDeletion({
    day: (account.deletion_requested_at ?? now.toISOString()).slice(0, 10),
    account: await handedOverLedgerHashes.account(accountId),
    // What they sent to the operator goes with their sign-in, which stays.
    address: await addressHash(''),
  });
  if (!(await eraseAccountButSignIns(account, now, { tell: sendAccountMail, isOver })))
    return false;
  await sendAccountMail(account, handedOverDeletedMail(config.APP_ORIGIN));
  await queueDeletion({ accountId, ownerId: ownerIdOf(account), lastLook: true }, lastLookSeconds);
  await updateAccount(accountId, { erased_at: now.toISOString() });
  return true;
};

const lookLast = async ({ id }: Account, _: Date, isOver: () => boolean) => {
  if (!(await removeHandedOverItems(id, isOver))) return false;
  await removeAccount(id);
  return true;
};

/** Deletes the sign-in of somebody whose account belongs to somebody else now. */
const deleteSignIn = async (personId: PersonId, now: Date) => {
  await noteDeletion({
    day: now.toISOString().slice(0, 10),
    account: await handedOverLedgerHashes.signIn(toAccountId(personId)),
    address: await addressHash(''),
  });
  const email = await eraseSignInAfterHandover(personId, sendAccountMail);
  if (email)
    await sendAccountMail(
      { id: toAccountId(personId), email },
      signInDeletedMail(config.APP_ORIGIN),
    );
  log.info('sign-in deleted', { person: hashed(personId) });
};
