import type { Account } from '#shared/domain/account.ts';
import { planReadyMail } from '#shared/domain/account-mails.ts';
import { isPaying } from '#shared/domain/subscriptions.ts';
import { config } from '../lib/config.ts';
import { hashed, log } from '../lib/log.ts';
import { sendMail } from '../lib/mail.ts';
import { count } from '../lib/metrics.ts';
import {
  claimPurchaseMail,
  purchaseMailSent,
  releasePurchaseMail,
} from '../tables/customer-table.ts';

/**
 * Mails the owner when a write turned an account into a paying one, as the checkout page announces ("We'll e-mail you").
 * That write also stores that the mail is due. After a crash or a refused mail, the next event of the customer or the
 * nightly run sends it; only one caller at a time does. A failed mail is logged; never rejects because of it.
 */
export const sendPurchaseEmail = async (account: Account, now: Date) => {
  if (!isPaying(account.subscription) || !(await claimPurchaseMail(account, now))) return;
  try {
    await sendMail({ to: account.email, ...planReadyMail(account, now, config.APP_ORIGIN) });
    await purchaseMailSent(account.id, now);
  } catch (error) {
    count('MailFailed');
    log.warn('the mail about a purchase did not go out', {
      user: hashed(account.id),
      error: error as Error,
    });
    await releasePurchaseMail(account.id, now);
  }
};
