import { reviews } from '#shared/contract/connections/reviews.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isPressOpen } from '#shared/domain/connections/press-rules.ts';
import {
  publicConcerns,
  publicConcernWords,
} from '#shared/domain/connections/reviews/public-text-concerns.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { stillWorking } from '../connections-table.ts';
import { afterHold, newPressFields } from '../presses/new-press-fields.ts';
import type { AnswerPress, StoredPress } from '../presses/press-item.ts';
import { findPress, putPress } from '../presses/presses-table.ts';
import { queuePress } from '../presses/queue-press.ts';
import { requireInPlan } from '../provider-in-plan.ts';
import type { StoredReview } from './review-item.ts';
import { findReview, waitsFor } from './reviews-table.ts';
import { reviewsConnection, reviewView } from './reviews-view.ts';

type Asked = {
  readonly press: string;
  readonly kind: 'reply' | 'unreply';
  readonly text: string;
  readonly seen?: string | null | undefined;
};

/** What is stored of a press: the exact words, what its owner had read, and when it goes. */
const pressOf = (
  review: StoredReview,
  { press, kind, text }: Asked,
  { remote, by }: Pick<AnswerPress, 'remote' | 'by'>,
  now: Date,
): AnswerPress => ({
  // What is taken away may go at once: it cannot be read by anybody who should not.
  ...newPressFields(kind === 'reply' ? afterHold(now) : now, now),
  id: press,
  business_id: review.business_id,
  provider: review.provider,
  remote,
  about: review.id,
  target: review.remote_id,
  kind,
  text,
  seen: { changed_at: review.changed_at, reply: review.reply?.text ?? null },
  by,
});

/** Whether a press that stands is the one that is asked for again. */
const isSame = (stored: StoredPress, id: string, { kind, text }: Asked) =>
  stored.about === id && stored.kind === kind && (stored.text === text || stored.text === '');

/** The review as it stands goes along with who pressed first, so that the page can show it beside what was typed. */
const answeredMeanwhile = (review: StoredReview, press: StoredPress | undefined) =>
  new Problem('conflict', 'This review was answered in the meantime.', {
    data: {
      review: reviewView(review, press),
      // What was written at the provider itself was pressed by nobody here.
      first: press && isFirst(review, press) ? { by: press.by, at: press.pressed_at } : undefined,
    },
  });

/** Whether a press is the one whose words are on their way or stand there. */
const isFirst = ({ reply }: StoredReview, press: StoredPress) =>
  isPressOpen(press) || (press.state === 'sent' && press.text === (reply?.text ?? ''));

/** No answer names what somebody paid or where somebody lives, whoever wrote it. */
const refusePrivateWords = (text: string, country: string | null) => {
  const [concern] = publicConcerns(text, country ?? undefined);
  if (concern) throw new Problem('invalid', publicConcernWords[concern]);
};

/** Stores what the owner pressed to have written under a review; a press that is repeated is the same one. */
export const pressAnswer = handle(
  reviews.press,
  async ({ business_id, id, ...asked }, { accountId, personId, now }) => {
    const { account, business } = await ownedBusiness(accountId, business_id);
    const connection = await reviewsConnection(accountId, business_id);
    const review = await findReview(accountId, business_id, id, now);
    if (!connection || review?.provider !== connection.provider) throw new Problem('not-found');
    requireInPlan(account, connection.provider, now);
    const stored = await findPress(accountId, business_id, asked.press, now);
    if (stored) {
      if (!isSame(stored, id, asked)) throw new Problem('conflict');
      return reviewView(review, stored);
    }
    refusePrivateWords(asked.text, business.country);
    if (review.removed_at !== null || connection.state !== 'working') throw new Problem('conflict');
    const open = review.press_id
      ? await findPress(accountId, business_id, review.press_id, now)
      : undefined;
    // One at a time: what is on its way is taken back first.
    if (open && isPressOpen(open)) throw answeredMeanwhile(review, open);
    const standing = review.reply?.text ?? null;
    if (asked.seen !== undefined && asked.seen !== standing) throw answeredMeanwhile(review, open);
    const made = pressOf(review, asked, { remote: connection.remote, by: personId }, now);
    const ref = { accountId, businessId: business_id, provider: connection.provider };
    const outcome = await putPress(accountId, made, [
      waitsFor(accountId, review, made.id),
      stillWorking(ref, connection),
    ]);
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'refused') {
      const same = await findPress(accountId, business_id, asked.press, now);
      if (same && isSame(same, id, asked)) return reviewView(review, same);
      // The connection was ended in between.
      const working = await reviewsConnection(accountId, business_id);
      if (working?.id !== connection.id || working.state !== 'working')
        throw new Problem('conflict');
      const newest = (await findReview(accountId, business_id, id, now)) ?? review;
      const first = await findPress(accountId, business_id, newest.press_id ?? '', now);
      throw answeredMeanwhile(newest, first);
    }
    await queuePress(accountId, made, now);
    return reviewView(review, made);
  },
);
