import { ratingMonths } from '#shared/domain/connections/reviews/monthly-ratings.ts';
import type { Ratings } from '#shared/domain/connections/reviews/review.ts';
import { beforeOf, isChanged } from '#shared/domain/connections/reviews/review-changes.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import type { RemoteReview, ReviewCalls, ReviewPage } from '../providers/adapter.ts';
import { receivableId } from '../receivables/receivables-table.ts';
import type { StoredReview } from '../reviews/review-item.ts';
import { listReviews, saveReviews } from '../reviews/reviews-table.ts';
import type { OneRead, SyncStep } from './sync-step.ts';

/** So many reviews of a place are read and kept, those that changed last. */
const mostReviews = 500;
/** So long a review is kept after it was read last. */
const keptDays = 30;
/** What did not change is stored again only when it was read so long ago. */
const refreshDays = 15;
const dayMs = 86_400_000;

type Whole = { readonly reviews: readonly RemoteReview[]; readonly isAll: boolean };

/** Reads the reviews of a place: the newest, and all of them when something is new or once a day. */
export const syncReviews: SyncStep = async ({ reviews }, read) => {
  if (!reviews) return {};
  const pages = reviews.pages(read.account);
  const first = await pages.next();
  const page: ReviewPage = first.done ? { reviews: [], average: null, total: 0 } : first.value;
  const { ratings } = read.connection;
  if (read.since && ratings && isAsBefore(page, ratings, read.since)) return {};
  const whole = await wholeList(page, pages);
  await store(read, whole);
  return {
    ratings: {
      average: page.average,
      total: page.total,
      ...monthsOf(read, whole),
    },
  };
};

const monthsOf = ({ business }: OneRead, { reviews, isAll }: Whole) =>
  ratingMonths(
    reviews.map(({ stars, at }) => ({
      stars,
      on: localDateOf(new Date(at), business.time_zone ?? 'UTC'),
    })),
    { isAll },
  );

const isAsBefore = ({ reviews, average, total }: ReviewPage, known: Ratings, since: Date) =>
  total === known.total &&
  average === known.average &&
  reviews.every(({ changed_at }) => Date.parse(changed_at) < since.getTime());

/** The first reviews up to the limit; one that comes twice because another came in between counts once. */
const wholeList = async (
  first: ReviewPage,
  rest: ReturnType<ReviewCalls['pages']>,
): Promise<Whole> => {
  const found = new Map(first.reviews.map((one) => [one.id, one]));
  if (found.size < mostReviews)
    for await (const { reviews } of rest) {
      for (const one of reviews) found.set(one.id, one);
      if (found.size >= mostReviews) break;
    }
  const reviews = [...found.values()].slice(0, mostReviews);
  return { reviews, isAll: found.size < mostReviews };
};

const store = async ({ ref, connection, now }: OneRead, { reviews, isAll }: Whole) => {
  const { accountId, businessId, provider } = ref;
  const all = await listReviews(accountId, businessId, now);
  const kept = new Map(
    all.filter((one) => one.provider === provider).map((one) => [one.id, one] as const),
  );
  const fresh = {
    read_at: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
  };
  const idOf = (id: string) => receivableId(`${provider}|${connection.remote}|${id}`);
  const save: StoredReview[] = [];
  for (const one of reviews) {
    const id = idOf(one.id);
    const known = kept.get(id);
    kept.delete(id);
    const isOld = known && now.getTime() - Date.parse(known.read_at) > refreshDays * dayMs;
    if (known && !isOld && !isChanged(known, one)) continue;
    const { id: remote_id, ...fields } = one;
    const before = beforeOf(known, one);
    const own = { id, business_id: businessId, provider, remote_id, before, removed_at: null };
    save.push({ ...fields, ...own, ...fresh });
  }
  // What is left is gone there; of the oldest nothing is known when there are more than the limit.
  const gone = isAll ? [...kept.values()].filter(({ removed_at }) => removed_at === null) : [];
  const removed = gone.map((one) => ({ ...one, text: '', removed_at: fresh.read_at, ...fresh }));
  await saveReviews(accountId, businessId, [...save, ...removed]);
};
