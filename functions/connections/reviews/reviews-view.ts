import { hasCapability } from '#shared/domain/connections/providers.ts';
import type {
  Review,
  ReviewPress,
  ReviewsView,
} from '#shared/domain/connections/reviews/review.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { listConnections } from '../connections-table.ts';
import { asAnswerPress, type StoredPress } from '../presses/press-item.ts';
import { listPresses } from '../presses/presses-table.ts';
import { offeredProviders } from '../providers/offered-providers.ts';
import type { StoredReview } from './review-item.ts';
import { listReviews } from './reviews-table.ts';

/** The connection of a business that gives reviews, or undefined. */
export const reviewsConnection = async (accountId: AccountId, businessId: string) => {
  const offered = offeredProviders().filter((id) => hasCapability(id, 'reviews'));
  const all = await listConnections(accountId, businessId);
  return all.find(({ provider, state }) => state !== 'leaving' && offered.includes(provider));
};

const pressView = (stored: StoredPress | undefined): ReviewPress | null => {
  const press = asAnswerPress(stored);
  // What was sent stands as the answer; what was taken back is over.
  if (!press || press.state === 'sent' || press.state === 'taken-back') return null;
  const { id, kind, text, state, pressed_at, by, goes_at, problem } = press;
  return { id, kind, text, state, pressed_at, by, goes_at, problem };
};

/** A review as its owner sees it, with what is being done about its answer. */
export const reviewView = (review: StoredReview, press: StoredPress | undefined): Review => {
  const { id, business_id, stars, text, name, at, reply, before, removed_at } = review;
  const shown = { id, business_id, stars, text, name, at, reply, before, removed_at };
  return { ...shown, press: pressView(press) };
};

/** The reviews of a business; empty while no provider of reviews is connected. */
export const reviewsView = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<ReviewsView> => {
  const connection = await reviewsConnection(accountId, businessId);
  if (!connection) return { provider: null, reviews: [], ratings: null, read_at: null };
  const [reviews, presses] = await Promise.all([
    listReviews(accountId, businessId, now),
    listPresses(accountId, businessId, now),
  ]);
  const byId = new Map(presses.map((one) => [one.id, one]));
  return {
    provider: connection.provider,
    reviews: reviews.map((one) => reviewView(one, byId.get(one.press_id ?? ''))),
    ratings: connection.ratings ?? null,
    read_at: connection.updated_at,
  };
};
