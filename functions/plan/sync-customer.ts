import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { endReasonOf } from '#shared/domain/admin/growth-counters.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { planReadyMail, subscriptionMail } from '#shared/domain/plan/subscription-mails.ts';
import { findAccount } from '../account/account-table.ts';
import { config } from '../lib/config.ts';
import { hashed, log } from '../lib/log.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { sendMail } from '../lib/mail/send-mail.ts';
import { count } from '../lib/metrics.ts';
import { countPlanEnd } from '../lib/stats/account-tallies-table.ts';
import { findByCustomer, saveSubscription } from './payment-customers-table.ts';
import { claimPurchaseMail, purchaseMailSent, releasePurchaseMail } from './purchase-mail-table.ts';
import { readSubscriptionAtStripe } from './read-subscription-at-stripe.ts';
import { syncCustomerEmail } from './update-customer-email.ts';

/**
 * Mails the owner when a write turned an account into a paying one, as the checkout page announces ("We'll e-mail you").
 * That write also stores that the mail is due. After a crash or a refused mail, the next event of the customer or the
 * nightly run sends it; only one caller at a time does. A failed mail is logged; never rejects because of it.
 */
const sendPurchaseEmail = async (account: Account, now: Date) => {
  if (!isPayingSubscription(account.subscription) || !(await claimPurchaseMail(account, now)))
    return;
  try {
    await sendMail({ to: account.email, ...planReadyMail(account, now, config.APP_ORIGIN) });
    await purchaseMailSent(account.id, now);
  } catch (error) {
    count('MailFailed');
    log.warn('the mail about a purchase did not go out', {
      account: hashed(account.id),
      error: error as Error,
    });
    await releasePurchaseMail(account.id, now);
  }
};

/** Attempts to win the compare-and-set against concurrent events of one customer; after that the provider sends the event again. */
const tries = 12;

/** The account before and after, or why nothing was written. */
export type SyncResult =
  | { readonly before: Account; readonly after: Account }
  | 'unknown-customer'
  | 'deleted-account';

/**
 * Brings an account in line with the payment provider and mails its owner when a plan starts or ends or a payment fails.
 * A mail belongs to the one write that made the difference, so it goes out once; that of a plan that starts is kept due
 * until it is sent, so that a failure after the write does not lose it.
 */
export const syncCustomer = async (customer: string, now: Date): Promise<SyncResult> => {
  const synced = await readIntoAccount(customer, now);
  if (typeof synced === 'string') return synced;
  const mail = subscriptionMail(synced, now, config.APP_ORIGIN);
  if (mail) await sendAccountMail(synced.after, mail);
  await sendPurchaseEmail(synced.after, now);
  await syncCustomerEmail(synced.after);
  return synced;
};

/**
 * Copies the state of a customer at the payment provider into its account: remembers the account's version, reads from the
 * provider, and writes only over that version. A failed write reads again, so the stored state is never older than the
 * last read. It writes even if nothing changed, so that a slower writer with an older state fails.
 */
export const readIntoAccount = async (customer: string, now: Date): Promise<SyncResult> => {
  const accountId = await findByCustomer(customer);
  if (!accountId) return 'unknown-customer';
  for (let tried = 0; tried < tries; tried++) {
    if (tried) await sleep(Math.random() * 20 * 2 ** Math.min(tried, 5));
    const before = await findAccount(accountId, { consistent: true });
    // An account that is being deleted gets no mail that its plan has ended.
    if (!before || before.deletion_requested_at) return 'deleted-account';
    if (before.customer_id !== customer) return 'unknown-customer';
    const found = await readSubscriptionAtStripe(customer, before.subscription);
    if (!found) return 'unknown-customer';
    const saved = await saveSubscription(before, found.subscription, now);
    if (saved) {
      // Only one write makes the difference, so an end is counted once.
      if (
        isPayingSubscription(saved.before.subscription) &&
        !isPayingSubscription(saved.after.subscription)
      )
        await countPlanEnd(saved.after, endReasonOf(saved.after.subscription?.end_reason), now);
      return saved;
    }
    log.info('another event of this customer came first', { account: hashed(accountId), tried });
  }
  throw new Problem('unavailable');
};
