import type { Account } from '#shared/domain/account.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { plans } from '#shared/domain/plans.ts';
import { isPaying } from '#shared/domain/subscriptions.ts';
import { config } from '../lib/config.ts';
import { hashed, log } from '../lib/log.ts';
import { sendMail } from '../lib/mail.ts';
import { count } from '../lib/metrics.ts';

/**
 * Mails the owner when a write turned an account into a paying one, as the checkout page announces ("We'll e-mail you").
 * Only one write makes that change, so the mail is sent once. A failed mail is logged; never rejects because of it.
 */
export const sendPurchaseEmail = async (
  { before, after }: { before: Account; after: Account },
  now: Date,
) => {
  if (isPaying(before.subscription) || !isPaying(after.subscription)) return;
  const { name } = plans[entitlementOf(after, now).plan];
  await sendMail({
    to: after.email,
    subject: `Your ${name} plan is ready`,
    text: [
      `Your payment went through and your ${name} plan is ready.`,
      `Go to your helpers: ${config.APP_ORIGIN}/dashboard`,
      `Change or cancel the plan any time: ${config.APP_ORIGIN}/dashboard/profile`,
    ].join('\n\n'),
  }).catch((error: Error) => {
    count('MailFailed');
    log.warn('the mail about a purchase did not go out', { user: hashed(after.id), error });
  });
};
