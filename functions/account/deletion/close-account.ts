import { account as accountRoutes } from '#shared/contract/account.ts';
import { writeAuditEntry } from '../../admin/audit-table.ts';
import { isHandedOver } from '../../lib/account-owner.ts';
import { handle } from '../../lib/http-handler.ts';
import { ensureAccount } from '../ensure-account.ts';
import { beginClosing, beginDeletion } from './begin-deletion.ts';
import { refuseOwnerOfAnotherAccount } from './refuse-owner-of-another-account.ts';

/** Begins the deletion of the account that its owner has open. */
export const closeAccount = handle(
  accountRoutes.closeAccount,
  async (_, { accountId, personId, now }) => {
    const account = await ensureAccount(accountId, now);
    if (isHandedOver(account)) {
      await writeAuditEntry(
        { admin_id: personId, operation: 'closeAccount', target: accountId },
        now,
      );
      await beginClosing(accountId, personId, now);
    } else {
      await refuseOwnerOfAnotherAccount(personId);
      await beginDeletion(accountId, now);
    }
    return { being_deleted: true as const };
  },
);
