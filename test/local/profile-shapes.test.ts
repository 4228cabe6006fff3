import { expect, test } from 'vitest';
import {
  Accounts,
  DailyMetrics,
  LocalPost,
  LocalPosts,
  Locations,
  Review,
  Reviews,
} from '#functions/connections/providers/google-business/google-business-schemas.ts';
import { Failure } from '#functions/connections/providers/google-client.ts';
import { type Ask, answerOf, faultOf } from '#local/business-profile/api.ts';
import { createOutsideChanges } from '#local/business-profile/outside-changes.ts';
import { countedOn } from '#local/business-profile/performance.ts';
import { openProfile } from '#local/business-profile/store.ts';
import {
  documentedReviews,
  officialAnswers,
} from '#test/fixtures/connections/google-business-types.ts';

const place = 'accounts/101/locations/501';

const asked = (ask: Partial<Ask> & { params?: URLSearchParams }) => {
  const state = openProfile(undefined);
  const outside = createOutsideChanges(state);
  outside.addReview(place, { stars: 1, text: 'Nobody came.' });
  outside.changeReview(place, 'r1', { stars: 4, text: 'On time, mostly.' });
  outside.answerThere(place, 'r2', 'We are sorry.');
  const person = state.value.people['101'];
  if (!person) throw new Error('There is nobody');
  return answerOf('101', person, {
    method: 'GET',
    path: 'accounts',
    params: new URLSearchParams(),
    body: '',
    ...ask,
  });
};
const params = (named: Record<string, string>) => new URLSearchParams(named);
const mask = params({ readMask: 'name,title' });

const counted = 'locations/501:fetchMultiDailyMetricsTimeSeries';
/** Asks for calls and direction requests from the first of a month to one of its days. */
const days = (to: string, ...more: string[]) =>
  new URLSearchParams([
    ...['CALL_CLICKS', 'BUSINESS_DIRECTION_REQUESTS', ...more].map((one) => ['dailyMetrics', one]),
    ...['year', 'month', 'day'].flatMap((part, nth) => [
      [`dailyRange.startDate.${part}`, String(['2026', '11', '1'][nth])],
      [`dailyRange.endDate.${part}`, String(to.split('-')[nth])],
    ]),
  ]);

const answers = {
  accounts: [officialAnswers.accounts, Accounts, () => asked({})],
  places: [
    officialAnswers.locations,
    Locations,
    () => asked({ path: 'accounts/101/locations', params: mask }),
  ],
  reviews: [officialAnswers.reviews, Reviews, () => asked({ path: `${place}/reviews` })],
  'a page of reviews': [
    officialAnswers.reviews,
    Reviews,
    () => asked({ path: `${place}/reviews`, params: params({ pageSize: '2' }) }),
  ],
  'one review': [officialAnswers.review, Review, () => asked({ path: `${place}/reviews/r1` })],
  'an answer that was posted': [
    officialAnswers.reply,
    officialAnswers.reply,
    () =>
      asked({ method: 'PUT', path: `${place}/reviews/r1/reply`, body: '{"comment":"Thank you"}' }),
  ],
  'a post that was made': [
    officialAnswers.post,
    LocalPost,
    () =>
      asked({
        method: 'POST',
        path: `${place}/localPosts`,
        body: JSON.stringify({
          languageCode: 'en',
          topicType: 'STANDARD',
          summary: 'Two Fridays are open.',
          callToAction: { actionType: 'CALL' },
        }),
      }),
  ],
  'no posts': [officialAnswers.posts, LocalPosts, () => asked({ path: `${place}/localPosts` })],
  'what people did by day': [
    officialAnswers.performance,
    DailyMetrics,
    () => asked({ path: counted, params: days('2026-11-24') }),
  ],
  'an answer that was taken away': [
    officialAnswers.nothing,
    officialAnswers.nothing,
    () => asked({ method: 'DELETE', path: `${place}/reviews/r1/reply` }),
  ],
} as const;

test.each(Object.entries(answers))(
  'the stand-in answers %s in the official shape, which the adapter reads',
  (_, [official, ours, answer]) => {
    const { status, body } = answer();
    expect(status).toBe(200);
    expect(official.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(ours.safeParse(body).error?.issues ?? []).toEqual([]);
  },
);

test('an address it does not know, a place of somebody else, one that is not verified and too long an answer are refused as Google refuses them', () => {
  const refused = [
    [404, asked({ path: `${place}/reviews/none` })],
    [403, asked({ path: 'accounts/102/locations/502/reviews' })],
    [400, asked({ path: 'accounts/101/locations' })],
    [403, asked({ path: counted.replace('501', '502'), params: days('2026-11-24') })],
    [400, asked({ path: counted })],
    [400, asked({ path: counted, params: days('2026-10-24') })],
    [400, asked({ path: counted, params: days('2026-11-24', 'VIEWS') })],
    [
      400,
      asked({
        method: 'PUT',
        path: `${place}/reviews/r1/reply`,
        body: JSON.stringify({ comment: 'é'.repeat(2049) }),
      }),
    ],
    [429, faultOf(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED')],
  ] as const;
  for (const [status, answer] of refused) {
    expect(answer.status).toBe(status);
    expect(officialAnswers.failure.safeParse(answer.body).error?.issues ?? []).toEqual([]);
    expect(Failure.parse(answer.body).error.status).not.toBe('');
  }
});

test('the stand-in tells usual days three days late, and what was set by hand', () => {
  const state = openProfile(undefined);
  const location = state.value.people['101']?.locations['501'];
  if (!location) throw new Error('There is no place');
  createOutsideChanges(state).count(place, '2026-11-20', { CALL_CLICKS: 42 });
  const of = (day: string) => countedOn(location, 'CALL_CLICKS', day, '2026-11-26');
  expect(of('2026-11-20')).toBe(42);
  expect(of('2026-11-24')).toBe(0);
  const month = Array.from({ length: 19 }, (_, nth) => Number(of(`2026-11-${10 + nth}`)));
  expect(Math.max(...month.slice(0, 9))).toBeLessThanOrEqual(3);
  expect(month.some((calls) => calls > 0)).toBe(true);
});

test('every form of a review that is documented is read: without words, without a name, with nine digits of a second and an offset', () => {
  const { reviews, averageRating, totalReviewCount, nextPageToken } =
    Reviews.parse(documentedReviews);
  expect(reviews).toMatchObject([
    {
      reviewId: 'AbFvOqk',
      starRating: 5,
      comment: 'Great service!',
      updateTime: '2026-07-01T10:00:00.045Z',
      reviewReply: { comment: 'Thank you!', updateTime: '2026-07-02T04:30:00.000Z' },
    },
    { reviewId: 'Ab-_9', starRating: 1, comment: '', reviewer: { isAnonymous: true } },
  ]);
  expect({ averageRating, totalReviewCount, nextPageToken }).toEqual({
    averageRating: 3,
    totalReviewCount: 2,
    nextPageToken: 'next',
  });
  // A place without reviews has no list.
  expect(Reviews.parse({})).toEqual({ reviews: [], totalReviewCount: 0 });
});

test.each([
  ['an id that leads elsewhere', { reviewId: '../../accounts' }],
  ['a rating that is none', { starRating: 'SIX' }],
  ['stars that are not given', { starRating: 'STAR_RATING_UNSPECIFIED' }],
  ['a moment that is none', { updateTime: 'yesterday' }],
])('%s is a shape that is not known', (_, change) => {
  const [first] = documentedReviews.reviews;
  expect(Review.safeParse({ ...first, ...change }).success).toBe(false);
});
