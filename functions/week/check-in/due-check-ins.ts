import type { Account } from '#shared/domain/account/account.ts';
import type { StoredBusiness } from '#shared/domain/account/businesses.ts';
import { findAccounts } from '../../account/account-table.ts';
import { findBusinesses } from '../../account/businesses/businesses-table.ts';
import type { AccountId } from '../../lib/ids.ts';
import { checkInsIn, type StoredCheckIn } from './check-ins-table.ts';

/** A business that is listed in a bucket, with its owner. */
export type Due = {
  accountId: AccountId;
  account: Account;
  business: StoredBusiness;
  checkIn: StoredCheckIn;
};

/** The businesses of a bucket, read some fifty at a time; those whose owner asked for the deletion of the account are left out. */
export async function* dueIn(bucket: string): AsyncGenerator<Due> {
  for await (const listed of checkInsIn(bucket)) {
    if (listed.length === 0) continue;
    const [accounts, businesses] = await Promise.all([
      findAccounts([...new Set(listed.map(({ accountId }) => accountId))]),
      findBusinesses(
        listed.map(({ accountId, checkIn }) => ({ accountId, id: checkIn.business_id })),
      ),
    ]);
    for (const { accountId, checkIn } of listed) {
      const account = accounts.find(({ id }) => id === accountId);
      const business = businesses.find(({ id }) => id === checkIn.business_id);
      if (account && !account.deletion_requested_at && business)
        yield { accountId, account, business, checkIn };
    }
  }
}
