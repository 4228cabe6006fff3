import type { LocalDate } from '#shared/domain/local-date.ts';
import { nextMailAt } from '../services/schedule-review.ts';
import { changeReview, dueAttributes, offeredBefore, settingsOf } from '../tables/reviews-table.ts';
import type { Due } from './due-reviews.ts';

type Mail = { send: 'review' | 'still-there'; on: LocalDate; prompt: string | null };

const nextOf = ({ sub, business, review }: Due, lastMailOn: LocalDate | null, now: Date) =>
  dueAttributes(sub, review.business_id, nextMailAt(business, settingsOf(review), lastMailOn, now));

/** What a mail was decided on: when any of it has changed meanwhile, the decision does not count. */
const seenOf = ({ review }: Due) => ({
  mail: review.mail,
  weekday: review.weekday,
  hour: review.hour,
  last_mail_on: review.last_mail_on,
});

/** The fields that a claim changes, as they were. */
const before = ({ review }: Due) => ({
  last_mail_on: review.last_mail_on,
  asked_at: review.asked_at,
  last_prompt: review.last_prompt,
  last_prompt_on: review.last_prompt_on,
  prompt_before: review.prompt_before,
});

/**
 * Claims the right to send the mail of a day, and lists the business in its next hour, in one write: of two runs at once
 * one gets it, and a run that dies after it sends nothing more. Undefined when there is nothing to claim.
 */
export const claimReview = async (due: Due, { send, on, prompt }: Mail, now: Date) => {
  const { sub, review } = due;
  const claimed = await changeReview(
    sub,
    review.business_id,
    {
      ...nextOf(due, on, now),
      last_mail_on: on,
      ...(send === 'still-there'
        ? { asked_at: now.toISOString() }
        : { last_prompt: prompt, last_prompt_on: on, prompt_before: offeredBefore(review, on) }),
    },
    seenOf(due),
  );
  return claimed ? { on } : undefined;
};

/** Gives a claim back after a mail that certainly did not leave; the next run tries again. */
export const releaseReview = async (due: Due, { on }: { on: LocalDate }) => {
  const { sub, review } = due;
  await changeReview(
    sub,
    review.business_id,
    { ...before(due), gsi1pk: review.gsi1pk, gsi1sk: `${sub}#${review.business_id}` },
    { last_mail_on: on, mail: true },
  );
};

/** Lists a business without a mail now in its next hour. */
export const moveOn = async (due: Due, now: Date) => {
  const { sub, review } = due;
  await changeReview(sub, review.business_id, nextOf(due, review.last_mail_on, now), {
    ...seenOf(due),
    gsi1pk: review.gsi1pk,
  });
};
