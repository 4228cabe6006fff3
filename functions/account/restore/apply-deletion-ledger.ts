import type { Account } from '#shared/domain/account/account.ts';
import type { Deletion } from '#shared/domain/account/deletion-ledger.ts';
import { removeSentFrom } from '../../feedback/inbox-table.ts';
import { toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { deletionsSince } from '../../lib/deletion-ledger.ts';
import { accountHash } from '../../lib/keyed-hashes.ts';
import { log } from '../../lib/log.ts';
import { accountPages, removeAccount } from '../account-table.ts';
import { eraseAccount } from '../deletion/erase-account.ts';
import { eraseAccountButSignIns } from '../deletion/erase-account-but-sign-ins.ts';
import { eraseSignInAfterHandover } from '../deletion/erase-sign-in-after-handover.ts';
import { handedOverLedgerHashes } from '../deletion/handed-over-ledger-hashes.ts';

/** How long before the restored moment a deletion may have begun that was not over then, in days. */
const underWay = 21;

/**
 * Deletes again whoever had left: run on a restored table before a stage reads from it. `restoredTo` is the moment the
 * table shows; every deletion that was asked for after it, or shortly before, is repeated without its mails. Reads all
 * accounts once. May be run again.
 */
export const applyDeletionLedger = async (restoredTo: Date, now: Date) => {
  const since = new Date(restoredTo.getTime() - underWay * 86_400_000).toISOString().slice(0, 10);
  const deletions: Deletion[] = [];
  for await (const deletion of deletionsSince(since)) deletions.push(deletion);
  const left = new Set(deletions.map(({ account }) => account));
  const result = { deletions: deletions.length, accounts: 0, deleted: 0 };
  for await (const accounts of left.size ? accountPages(now) : [])
    for (const account of accounts) {
      result.accounts++;
      result.deleted += (await deleteAgain(account, left, now)) ? 1 : 0;
    }
  for (const { address } of deletions) await removeSentFrom(address);
  log.info('deletions of the ledger applied', result);
  return result;
};

const tell = async () => false;

/**
 * Whether an account of the table is one that the ledger knows, which is then deleted: with the sign-in of its first owner, or,
 * where it was handed over before it was deleted, without. A first owner who deleted the sign-in alone leaves the people.
 */
const deleteAgain = async (account: Account, left: ReadonlySet<string>, now: Date) => {
  if (left.has(await handedOverLedgerHashes.signIn(account.id)))
    await eraseSignInAfterHandover(toFirstOwnerId(account.id), tell);
  const isWhole = left.has(await accountHash(account.id));
  if (!isWhole && !left.has(await handedOverLedgerHashes.account(account.id))) return false;
  await (isWhole ? eraseAccount : eraseAccountButSignIns)(account, now, { tell });
  await removeAccount(account.id);
  return true;
};
