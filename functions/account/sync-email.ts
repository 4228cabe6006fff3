import { account as routes } from '#shared/contract/account.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { normalizeEmailAddress } from '#shared/domain/account/normalize-email-address.ts';
import type { AccountId, PersonId } from '../lib/account-and-person-ids.ts';
import { isHandedOver, ownerIdOf } from '../lib/account-owner.ts';
import { handle } from '../lib/http-handler.ts';
import { profileOf } from '../lib/user-pool.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { membershipsOf } from '../people/memberships-table.ts';
import { changeMemberItem } from '../people/people-table.ts';
import { findAccount, updateAccount } from './account-table.ts';
import { accountViewOf } from './account-view.ts';
import { stillOf } from './deletion/deletion-table.ts';
import { ensureAccount } from './ensure-account.ts';
import { replaceSearchWords } from './search-words-table.ts';
import { claimTrial, recordTrial } from './trial-claims-table.ts';

/** Gives an account the address of its owner; nothing happens where somebody else has become its owner meanwhile. */
const giveAddress = async (account: Account, email: string, now: Date) => {
  const changes = {
    email,
    ...(account.customer_id !== null && { customer_email_due: true as const }),
    updated_at: now.toISOString(),
  };
  const isGiven = await updateAccount(account.id, changes, stillOf(account.owner_id));
  if (isGiven) await replaceSearchWords(account.id, 'email', email);
};

/** Notes a new address of a person in the accounts of others that they work in, or own since one was handed over to them. */
const renameEverywhere = async (personId: PersonId, email: string, now: Date) => {
  for (const { account_id } of await membershipsOf(personId)) {
    if (await changeMemberItem(account_id, personId, { email })) continue;
    const account = await findAccount(account_id, { consistent: true });
    if (account && ownerIdOf(account) === personId) await giveAddress(account, email, now);
  }
};

/** Of an account that is the person's own, and its trial with it. */
const renameOwn = async (account: Account, email: string, now: Date) => {
  // The address left behind may be signed up again, but its mailbox has had its trial, and so has the new one.
  if (normalizeEmailAddress(account.email) !== normalizeEmailAddress(email))
    await recordTrial(account.email, account.trial_ends_at, now);
  await claimTrial(email, account.id, now);
};

/** The account as whoever handed it over sees it; throws `no-access` where they are not in its office any more. */
const viewOfEarlierOwner = async (accountId: AccountId, personId: PersonId, now: Date) => {
  const member = await enterAccount(accountId, personId);
  return accountViewOf({ accountId, ...(member && { member }) }, now);
};

/** Takes over the address the pool has verified; one that waits for its code, or anything the caller says, changes nothing. */
export const syncEmail = handle(routes.syncEmail, async (_, { accountId, personId, now }) => {
  const profile = await profileOf(personId);
  if (!profile) throw new Problem('signed-out');
  const account = await ensureAccount(accountId, now);
  const { email, verified } = profile;
  if (isHandedOver(account)) {
    if (verified && email) {
      await changeMemberItem(accountId, personId, { email });
      await renameEverywhere(personId, email, now);
    }
    return viewOfEarlierOwner(accountId, personId, now);
  }
  if (verified && email && email !== account.email) {
    await renameOwn(account, email, now);
    // The account comes last: once it has the address, nothing is looked at again.
    await renameEverywhere(personId, email, now);
    await giveAddress(account, email, now);
  }
  return accountViewOf({ accountId }, now);
});
