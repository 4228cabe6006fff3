import {
  mostPerDay,
  type PerformanceDay,
  type PerformanceSums,
} from '#shared/domain/connections/performance/performance-days.ts';
import type { ProviderPlace } from '#shared/domain/connections/provider-place.ts';
import {
  reviewerName,
  reviewText,
} from '#shared/domain/connections/reviews/review-text-and-reviewer-name.ts';
import type { Adapter, RemoteReview, ReviewCalls } from '../adapter.ts';
import type { PostCalls, RemotePost } from '../post-calls.ts';
import { asShape, pagesOf } from '../provider-http.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import type { RemoteAccount, SignedIn } from '../remote-account.ts';
import { callApi, readApi } from './google-business-client.ts';
import {
  Accounts,
  DailyMetrics,
  LocalPost,
  LocalPosts,
  type Location,
  Locations,
  Review,
  Reviews,
} from './google-business-schemas.ts';

const reviewsPerPage = '50';
const placesPerPage = '100';
const postsPerPage = '100';
/** Nobody chooses among more; a chain has its own tools. */
const mostPlaces = 200;
const remotePattern = /^accounts\/[\w-]{1,64}\/locations\/[\w-]{1,64}$/;

const asPlace = (account: string, { name, title, storefrontAddress }: Location): ProviderPlace => ({
  remote: `${account}/${name}`,
  name: title.trim().slice(0, 100),
  address: [...(storefrontAddress?.addressLines ?? []), storefrontAddress?.locality ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, 200),
});

/** The places that the person who signed in looks after and that Google has verified: of others it tells no reviews. */
const places = async (account: SignedIn): Promise<ProviderPlace[]> => {
  const found: ProviderPlace[] = [];
  const accounts = pagesOf((params) =>
    readApi(account, { api: 'accounts', path: 'accounts', params }, Accounts),
  );
  for await (const page of accounts)
    for (const { name } of page.accounts) {
      const readMask = 'name,title,storefrontAddress,metadata';
      const locations = pagesOf((params) =>
        readApi(
          account,
          {
            api: 'locations',
            path: `${name}/locations`,
            params: { readMask, pageSize: placesPerPage, ...params },
          },
          Locations,
        ),
      );
      for await (const each of locations) {
        const verified = each.locations.filter(
          ({ metadata }) => metadata?.hasVoiceOfMerchant !== false,
        );
        found.push(...verified.map((location) => asPlace(name, location)));
        if (found.length >= mostPlaces) return found.slice(0, mostPlaces);
      }
    }
  return found;
};

const asReview = (one: Review): RemoteReview => ({
  id: one.reviewId,
  stars: one.starRating,
  text: reviewText(one.comment),
  name: one.reviewer.isAnonymous ? '' : reviewerName(one.reviewer.displayName ?? ''),
  at: one.createTime,
  changed_at: one.updateTime,
  reply: one.reviewReply
    ? { text: reviewText(one.reviewReply.comment), at: one.reviewReply.updateTime }
    : null,
});

/** The id of the place that is read; anything else never reaches an address of Google's. */
const checked = ({ remote }: RemoteAccount) => {
  if (!remotePattern.test(remote)) throw new ProviderRefused('permission');
  return remote;
};
const pathOf = (account: RemoteAccount, list: 'reviews' | 'localPosts') =>
  `${checked(account)}/${list}`;
const pathOfReview = (account: RemoteAccount, id: string) =>
  `${pathOf(account, 'reviews')}/${encodeURIComponent(id)}`;

const reviews: ReviewCalls = {
  pages: async function* (account) {
    const all = pagesOf((params) =>
      readApi(
        account,
        {
          api: 'reviews',
          path: pathOf(account, 'reviews'),
          params: { pageSize: reviewsPerPage, orderBy: 'updateTime desc', ...params },
        },
        Reviews,
      ),
    );
    for await (const page of all)
      yield {
        reviews: page.reviews.map(asReview),
        average: page.averageRating ?? null,
        total: page.totalReviewCount,
      };
  },
  one: async (account, id) => {
    const call = { api: 'reviews', path: pathOfReview(account, id) } as const;
    const { status, body } = await callApi(account, call, [404]);
    return status === 404 ? undefined : asReview(asShape(body, Review));
  },
  write: async (account, { kind, target, text }) => {
    const call = {
      api: 'reviews',
      path: `${pathOfReview(account, target)}/reply`,
      ...(kind === 'reply'
        ? { method: 'PUT' as const, body: { comment: text } }
        : { method: 'DELETE' as const }),
    } as const;
    const { status } = await callApi(account, call, [400, 404]);
    if (status === 404) return 'gone';
    return status === 400 ? 'refused' : 'done';
  },
};

const asPost = ({ name, summary, createTime, searchUrl }: LocalPost): RemotePost => ({
  id: name.slice(name.lastIndexOf('/') + 1),
  text: summary,
  at: createTime,
  link: searchUrl ?? null,
});

const posts: PostCalls = {
  create: async (account, { text, call }) => {
    const { status, body } = await callApi(
      account,
      {
        api: 'reviews',
        path: pathOf(account, 'localPosts'),
        method: 'POST',
        body: {
          languageCode: 'en',
          topicType: 'STANDARD',
          summary: text,
          ...(call && { callToAction: { actionType: 'CALL' } }),
        },
      },
      [400],
    );
    if (status === 400) return 'refused';
    const post = asShape(body, LocalPost);
    return post.state === 'REJECTED' ? 'refused' : asPost(post);
  },
  recent: async (account) => {
    const path = pathOf(account, 'localPosts');
    const params = { pageSize: postsPerPage };
    const { localPosts } = await readApi(account, { api: 'reviews', path, params }, LocalPosts);
    return localPosts.filter(({ state }) => state !== 'REJECTED').map(asPost);
  },
  remove: async (account, id) => {
    const path = `${pathOf(account, 'localPosts')}/${encodeURIComponent(id)}`;
    const { status } = await callApi(account, { api: 'reviews', path, method: 'DELETE' }, [404]);
    return status === 404 ? 'gone' : 'done';
  },
};

/** What each of Google's counts adds to; the four places in which a profile is shown are one number here. */
const metrics: Readonly<Record<string, keyof PerformanceSums>> = {
  CALL_CLICKS: 'calls',
  BUSINESS_DIRECTION_REQUESTS: 'directions',
  WEBSITE_CLICKS: 'website',
  BUSINESS_IMPRESSIONS_DESKTOP_MAPS: 'impressions',
  BUSINESS_IMPRESSIONS_DESKTOP_SEARCH: 'impressions',
  BUSINESS_IMPRESSIONS_MOBILE_MAPS: 'impressions',
  BUSINESS_IMPRESSIONS_MOBILE_SEARCH: 'impressions',
};

const partsOf = (name: string, date: string): [string, string][] =>
  ['year', 'month', 'day'].map((part, nth) => [
    `dailyRange.${name}.${part}`,
    String(Number(date.split('-')[nth])),
  ]);

const asDays = ({ multiDailyMetricTimeSeries }: DailyMetrics): PerformanceDay[] => {
  const days = new Map<string, PerformanceDay>();
  const nothing = { calls: 0, directions: 0, website: 0, impressions: 0 };
  for (const { dailyMetricTimeSeries } of multiDailyMetricTimeSeries)
    for (const { dailyMetric, timeSeries } of dailyMetricTimeSeries) {
      const metric = metrics[dailyMetric];
      if (metric)
        for (const { date, value } of timeSeries.datedValues) {
          const one = days.get(date) ?? { day: date, ...nothing };
          const sum = one[metric] + value;
          if (sum > mostPerDay) throw new ProviderRefused('shape');
          days.set(date, { ...one, [metric]: sum });
        }
    }
  return [...days.values()];
};

/** One call for the whole range. */
const performance: Adapter['performance'] = async (account, { from, to }) => {
  const location = checked(account).replace(/^accounts\/[^/]+\//, '');
  const params: [string, string][] = [
    ...Object.keys(metrics).map((name): [string, string] => ['dailyMetrics', name]),
    ...partsOf('startDate', from),
    ...partsOf('endDate', to),
  ];
  const path = `${location}:fetchMultiDailyMetricsTimeSeries`;
  return asDays(await readApi(account, { api: 'performance', path, params }, DailyMetrics));
};

/** Google Business Profile: the reviews and posts of one place, and what people did there. */
export const googleBusiness = {
  signedIn: { places },
  reviews,
  posts,
  performance,
} satisfies Adapter;
