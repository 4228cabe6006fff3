import type { Account } from '#shared/domain/account/account.ts';
import { updateAccount } from '../account/account-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';

/** How long somebody may take to send a mail before somebody else tries, in ms. */
const sendingMs = 5 * 60_000;

/** Claims the mail about a purchase, if it is due; true for one caller at a time. */
export const claimPurchaseMail = async (
  { id, purchase_mail_due_at: due }: Pick<Account, 'id' | 'purchase_mail_due_at'>,
  now: Date,
) =>
  due !== undefined &&
  due <= now.getTime() &&
  (await settlePurchaseMail(id, due, now.getTime() + sendingMs));

/** The mail was sent: it is due no more. */
export const purchaseMailSent = (accountId: AccountId, claimedAt: Date) =>
  settlePurchaseMail(accountId, claimedAt.getTime() + sendingMs, undefined);

/** The mail could not be sent: it is due at once, for the next event or the nightly run. */
export const releasePurchaseMail = (accountId: AccountId, claimedAt: Date) =>
  settlePurchaseMail(accountId, claimedAt.getTime() + sendingMs, claimedAt.getTime());

const settlePurchaseMail = async (accountId: AccountId, seen: number, next: number | undefined) => {
  const guard = { condition: 'purchase_mail_due_at = :seen', values: { ':seen': seen } };
  return (await updateAccount(accountId, { purchase_mail_due_at: next }, guard)) !== undefined;
};
