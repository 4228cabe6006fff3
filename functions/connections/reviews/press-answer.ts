import { Problem } from '#shared/contract/problem.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { holdMs, pressTextDays } from '#shared/domain/connections/reviews/press-states.ts';
import {
  publicConcerns,
  publicConcernWords,
} from '#shared/domain/connections/reviews/public-words.ts';
import { isOnItsWay } from '#shared/domain/connections/reviews/review-rules.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { queueSync } from '../../lib/connections/sync-queue.ts';
import { handle } from '../../lib/http.ts';
import type { AccountId } from '../../lib/ids.ts';
import { log } from '../../lib/log.ts';
import { requireInPlan } from '../connection-views.ts';
import type { StoredPress } from './press-item.ts';
import { changePress, findPress, putPress } from './presses-table.ts';
import type { StoredReview } from './review-item.ts';
import { findReview } from './reviews-table.ts';
import { reviewsConnection, reviewView } from './reviews-view.ts';

type Asked = { readonly press: string; readonly kind: 'reply' | 'unreply'; readonly text: string };

/** What is stored of a press: the exact words, what its owner had read, and when it goes. */
const pressOf = (
  review: StoredReview,
  { press, kind, text }: Asked,
  { remote, by }: Pick<StoredPress, 'remote' | 'by'>,
  now: Date,
): StoredPress => ({
  id: press,
  business_id: review.business_id,
  provider: review.provider,
  remote,
  review_id: review.id,
  target: review.remote_id,
  kind,
  text,
  state: 'waiting',
  pressed_at: now.toISOString(),
  // What is taken away may go at once: it cannot be read by anybody who should not.
  goes_at: new Date(now.getTime() + (kind === 'reply' ? holdMs : 0)).toISOString(),
  problem: null,
  seen: { changed_at: review.changed_at, reply: review.reply?.text ?? null },
  by,
  tries: 0,
  ttl: Math.floor(now.getTime() / 1000) + pressTextDays * 86_400,
});

/** The clock sends it within the hour if the queue does not take it. */
const queuePress = async (accountId: AccountId, press: StoredPress, now: Date) => {
  const { business_id, provider, goes_at } = press;
  const seconds = Math.ceil((Date.parse(goes_at) - now.getTime()) / 1000);
  try {
    await queueSync({ account_id: accountId, business_id, provider, why: 'press' }, seconds);
  } catch (error) {
    log.warn('a press was not queued', { error: error as Error });
  }
};

/** Whether a press that stands is the one that is asked for again. */
const isSame = (stored: StoredPress, id: string, { kind, text }: Asked) =>
  stored.review_id === id && stored.kind === kind && (stored.text === text || stored.text === '');

/** No answer names what somebody paid or where somebody lives, whoever wrote it. */
const refusePrivateWords = (text: string, country: string | null) => {
  const [concern] = publicConcerns(text, country ?? undefined);
  if (concern) throw new Problem('invalid', publicConcernWords[concern]);
};

/** Stores what the owner pressed to have written under a review; a press that is repeated is the same one. */
export const press = handle(
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
    if (open && isOnItsWay({ press: open })) throw new Problem('conflict');
    const made = pressOf(review, asked, { remote: connection.remote, by: personId }, now);
    const outcome = await putPress(accountId, made, review);
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'refused') {
      const first = await findPress(accountId, business_id, asked.press, now);
      if (!first || !isSame(first, id, asked)) throw new Problem('conflict');
      return reviewView(review, first);
    }
    await queuePress(accountId, made, now);
    return reviewView(review, made);
  },
);

/** Takes back what was not sent yet; its words are deleted. What was is refused, and taken away at the provider instead. */
export const takeBack = handle(
  reviews.takeBack,
  async ({ business_id, id, press: pressId }, { accountId, now }) => {
    const [review, stored] = await Promise.all([
      findReview(accountId, business_id, id, now),
      findPress(accountId, business_id, pressId, now),
    ]);
    if (!review || stored?.review_id !== id) throw new Problem('not-found');
    if (stored.state === 'taken-back') return reviewView(review, stored);
    const isOver = stored.state === 'waiting' || stored.state === 'failed';
    const change = { state: 'taken-back', text: '', problem: null } as const;
    if (!isOver || !(await changePress(accountId, stored, change))) throw new Problem('conflict');
    return reviewView(review, { ...stored, ...change });
  },
);
