import type { AccountId } from '../account-and-person-ids.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey } from './owner-item-keys.ts';

export const quotaKey = (accountId: AccountId) => ownerKey(accountId, 'QUOTA');

/** What an owner's account spent on the model on one day (`2026-11-25`, UTC). */
export const spendKey = (accountId: AccountId, day: string) => ownerKey(accountId, `SPEND#${day}`);

/** How often an owner has spoken in 24 hours. */
export const recordingsKey = (accountId: AccountId) => ownerKey(accountId, 'RECORDINGS');

/** The item that maps a payment customer to its owner. */
export const customerKey = (customerId: string): Key => ({
  pk: `CUSTOMER#${customerId}`,
  sk: 'CUSTOMER',
});

/** The owners whose trial ends on one day (`2026-11-27`, UTC). */
export const trialsPartition = (day: string) => `TRIALS#${day}`;

export const trialKey = (day: string, accountId: AccountId): Key => ({
  pk: trialsPartition(day),
  sk: accountId,
});

/** What is known of the trial of a mailbox, by the keyed hash of the mailbox. */
export const trialClaimKey = (mailboxHash: string): Key => ({
  pk: `TRIAL#${mailboxHash}`,
  sk: 'TRIAL',
});
