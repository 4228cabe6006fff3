import { unsubscribeHeaders } from '#shared/domain/mail.ts';
import { decideReview } from '#shared/domain/review-schedule.ts';
import { isCertainlyUnsent, sendMail } from '../lib/mail.ts';
import type { Pace } from '../lib/pace.ts';
import { claimReview, moveOn, releaseReview } from './claim.ts';
import { composeMail, stopAddress } from './compose-mail.ts';
import type { Due } from './due-reviews.ts';

/** A day of which only the date is known ends as late as it can. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`);

const stateOf = ({ account, business, review }: Due) => ({
  mail: review.mail,
  weekday: review.weekday,
  hour: review.hour,
  timeZone: business.time_zone,
  lastMailOn: review.last_mail_on,
  lastSeenAt: account.active_on ? endOf(account.active_on) : new Date(account.created_at),
  createdAt: new Date(business.created_at),
  askedAt: review.asked_at ? new Date(review.asked_at) : null,
});

/** Sends the mail that is due for a business, or says why there is none. In both cases the business is listed in its next hour. */
export const sendReview = async (due: Due, now: Date, pace: Pace) => {
  const decision = decideReview(stateOf(due), now);
  if (decision.send === null) {
    await moveOn(due, now);
    return decision.why;
  }
  const { prompt, ...mail } = await composeMail(due, decision, now);
  await pace();
  const claim = await claimReview(due, { ...decision, prompt }, now);
  if (!claim) return 'claimed';
  try {
    await sendMail({
      to: due.account.email,
      ...mail,
      once: true,
      headers: unsubscribeHeaders(stopAddress(due)),
    });
    return 'sent';
  } catch (error) {
    // What may have left is not sent again: a week without a mail is better than two mails.
    if (isCertainlyUnsent(error)) await releaseReview(due, claim);
    throw error;
  }
};
