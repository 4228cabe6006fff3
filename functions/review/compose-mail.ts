import { localeOf } from '#shared/domain/country.ts';
import { entitlementOf, isLocked } from '#shared/domain/entitlement.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { reviewOf } from '#shared/domain/review.ts';
import { reviewMail } from '#shared/domain/review-mail.ts';
import type { MailFrame } from '#shared/domain/review-mail-frame.ts';
import { helperOfPrompt } from '#shared/domain/review-prompt.ts';
import { stillThereMail } from '#shared/domain/still-there-mail.ts';
import { stopTokenOf } from '#shared/domain/stop-token.ts';
import { config } from '../lib/config.ts';
import { seasonsOf } from '../services/business-week.ts';
import { offeredBefore } from '../tables/reviews-table.ts';
import { listTasks } from '../tables/tasks-table.ts';
import { newestWeeks, weeksBefore } from '../tables/week-numbers-table.ts';
import type { Due } from './due-reviews.ts';

/** The address that stops the mails of a business: a page with one button, and for mail programs one click. */
export const stopAddress = ({ sub, review }: Due) =>
  `${config.APP_ORIGIN}/api/review/stop/${stopTokenOf({
    sub,
    businessId: review.business_id,
    secret: review.stop_secret,
  })}`;

const frameOf = (due: Due, prompt: string | null): MailFrame => {
  const { business, review } = due;
  const of = `business=${business.id}`;
  const helper = prompt && helperOfPrompt(prompt);
  return {
    page: `${config.APP_ORIGIN}/dashboard/review?${of}`,
    offer: helper
      ? `${config.APP_ORIGIN}/dashboard/${helper}?${of}&prompt=${encodeURIComponent(prompt)}`
      : `${config.APP_ORIGIN}/dashboard`,
    stop: stopAddress(due),
    settings: `${config.APP_ORIGIN}/dashboard/profile?${of}#review`,
    weekday: review.weekday,
    hour: review.hour,
    locale: localeOf(business.country),
    postalAddress: config.POSTAL_ADDRESS,
  };
};

type Decided = { send: 'review' | 'still-there'; on: LocalDate };

/** The mail that is due, in both forms, and the prompt it offers. */
export const composeMail = async (due: Due, { send, on }: Decided, now: Date) => {
  if (send === 'still-there')
    return { ...stillThereMail(due.business.name, frameOf(due, null)), prompt: null };
  const { sub, account, business, review } = due;
  const [tasks, weeks, seasons] = await Promise.all([
    listTasks(sub, business.id, now),
    newestWeeks(sub, business.id),
    seasonsOf(business, on),
  ]);
  const entitlement = entitlementOf(account, now);
  const made = reviewOf({
    business,
    locale: localeOf(business.country),
    timeZone: business.time_zone ?? 'UTC',
    on,
    tasks,
    numbers: weeksBefore(weeks, on),
    seasons,
    openHelpers: helperIds.filter((id) => !isLocked(id, entitlement, business.selected_helpers)),
    lastPrompt: offeredBefore(review, on),
  });
  const { prompt } = made.offer;
  return { ...reviewMail(made, frameOf(due, prompt)), prompt };
};
