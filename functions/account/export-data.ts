import { account as routes } from '#shared/contract/account.ts';
import { withActive } from '#shared/domain/account/active-business.ts';
import { handle } from '../lib/http-handler.ts';
import { profileOf } from '../lib/user-pool.ts';
import { accountViewOf } from './account-view.ts';
import { ensureAccount } from './ensure-account.ts';
import { exportedDataOf } from './exported-data-table.ts';

/** One page of everything stored about the caller; of the account of somebody else their own chats. */
export const exportData = handle(
  routes.export,
  async ({ after }, { accountId, personId, member, now }) => {
    if (member) {
      const [page, view] = await Promise.all([
        exportedDataOf({ accountId, personId, member }, after, now),
        after ? undefined : accountViewOf({ accountId, member }, now),
      ]);
      const people = (view?.people ?? []).map(({ id, name }) => ({ id, name }));
      return { ...page, people, businesses: [], google: null };
    }
    const [account, page, profile] = await Promise.all([
      ensureAccount(accountId, now),
      exportedDataOf({ accountId, personId }, after, now),
      after ? undefined : profileOf(personId),
    ]);
    return {
      ...page,
      google: profile?.google ?? null,
      businesses: withActive(page.businesses, account),
    };
  },
);
