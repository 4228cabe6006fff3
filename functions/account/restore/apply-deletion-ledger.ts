import type { Deletion } from '#shared/domain/account/deletion-ledger.ts';
import { removeSentFrom } from '../../feedback/inbox-table.ts';
import { deletionsSince } from '../../lib/deletion-ledger.ts';
import { accountHash } from '../../lib/keyed-hash.ts';
import { log } from '../../lib/log.ts';
import { accountPages, removeAccount } from '../account-table.ts';
import { eraseAccount } from '../deletion/erase-account.ts';

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
      if (!left.has(await accountHash(account.id))) continue;
      await eraseAccount(account, now, { tell: async () => false });
      await removeAccount(account.id);
      result.deleted++;
    }
  for (const { address } of deletions) await removeSentFrom(address);
  log.info('deletions of the ledger applied', result);
  return result;
};
