import { account as routes } from '#shared/contract/account.ts';
import { accountDeletedMail } from '#shared/domain/account-mails.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { removeUser } from '../lib/user-pool.ts';
import { cancelSubscriptionOf } from '../services/cancel-subscription.ts';
import { sendAccountMail } from '../services/send-account-mail.ts';
import { findAccount, removeAccount } from '../tables/account-table.ts';
import { removeOwnerItems } from '../tables/purge-table.ts';
import { writeTombstone } from '../tables/tombstone-table.ts';

/**
 * Deletes everything of a user. Each step may be done twice and the account goes last but for the sign-in, so whoever
 * was interrupted can still sign in and delete again.
 */
export const remove = handle(routes.remove, async (_, { user, now }) => {
  const account = await findAccount(user.id, { consistent: true });
  if (account) {
    await cancelSubscriptionOf(account, now);
    await writeTombstone(account.email, account.trial_ends_at, now);
  }
  await removeOwnerItems(user.id);
  await removeAccount(user.id);
  await removeUser(user.id);
  // Other tabs may have written in between, while the sign-in still stood: an account, the end of an answer.
  await removeOwnerItems(user.id);
  await removeAccount(user.id);
  if (account) await sendAccountMail(account, accountDeletedMail(config.APP_ORIGIN));
  return { deleted: true as const };
});
