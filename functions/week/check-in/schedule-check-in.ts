import type { StoredBusiness } from '#shared/domain/businesses.ts';
import { dueBuckets, nextReviewAt } from '#shared/domain/review-schedule.ts';
import type { ReviewSettings } from '#shared/domain/review-schemas.ts';
import { log } from '../lib/log.ts';
import {
  changeReview,
  createReview,
  dueAttributes,
  findReview,
  type StoredReview,
  settingsOf,
} from '../tables/reviews-table.ts';

type Located = Pick<StoredBusiness, 'id' | 'time_zone'>;

/** When the next mail of a business is due, or null. */
export const nextMailAt = (
  { time_zone }: Pick<StoredBusiness, 'time_zone'>,
  settings: ReviewSettings,
  lastMailOn: string | null,
  now: Date,
) => nextReviewAt({ ...settings, timeZone: time_zone, lastMailOn }, now);

const attempts = 4;

/** The review of a business, made if there is none; undefined when the business is gone. */
export const ensureReview = async (
  sub: string,
  business: Located,
  now: Date,
): Promise<StoredReview | undefined> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const review = await findReview(sub, business.id);
    if (review) return review;
    const settings = settingsOf(undefined);
    const at = nextMailAt(business, settings, null, now);
    if ((await createReview(sub, business.id, settings, at)) === 'no-business') return undefined;
  }
  return findReview(sub, business.id);
};

/** Lists a business in the hour of its next mail, by its zone and settings as they are now. */
export const scheduleReview = async (sub: string, business: Located, now: Date) => {
  const review = await ensureReview(sub, business, now);
  if (review) await moveReview(sub, business, review, now);
};

const moveReview = async (sub: string, business: Located, review: StoredReview, now: Date) => {
  const at = nextMailAt(business, settingsOf(review), review.last_mail_on, now);
  const change = dueAttributes(sub, business.id, at);
  if (change.gsi1pk === review.gsi1pk) return;
  await changeReview(sub, business.id, change, { gsi1pk: review.gsi1pk });
};

/**
 * Lists the businesses of an owner who is seen again, where a mail is due some day and none is listed: new ones, and those
 * whose hour passed while no job ran. A business that is listed, or was until a day ago, is left to the job. Never rejects.
 */
export const keepReviewsScheduled = async (
  sub: string,
  businesses: readonly Located[],
  now: Date,
) => {
  try {
    const [oldest = ''] = dueBuckets(now).slice(-1);
    await Promise.all(
      businesses.map(async (business) => {
        const review = await ensureReview(sub, business, now);
        const listed = review?.gsi1pk;
        if (review && (!listed || listed < oldest)) await moveReview(sub, business, review, now);
      }),
    );
  } catch (error) {
    log.warn('reviews not scheduled', error as Error);
  }
};

/** As `scheduleReview`, for a change that must not fail because of it. */
export const tryScheduleReview = async (sub: string, business: Located, now: Date) => {
  try {
    await scheduleReview(sub, business, now);
  } catch (error) {
    log.warn('review not scheduled', error as Error);
  }
};
