import { expect, test } from 'vitest';
import { averageOf, ratingMonths } from '#shared/domain/connections/reviews/monthly-ratings.ts';
import { publicConcerns } from '#shared/domain/connections/reviews/public-text-concerns.ts';
import type { Review, ReviewPress } from '#shared/domain/connections/reviews/review.ts';
import { reviewLine } from '#shared/domain/connections/reviews/review-line.ts';
import {
  isChangedSince,
  isOnItsWay,
  needsAnswer,
  reviewsOfToday,
  waitsForAnswer,
} from '#shared/domain/connections/reviews/reviews-to-answer.ts';

const review = (fields: Partial<Review> = {}): Review => ({
  id: 'r'.repeat(26),
  business_id: '7f3f1c1e-98f3-4d5a-9a58-0b6f4a5a2f10',
  stars: 2,
  text: 'Late.',
  name: 'Mike D.',
  at: '2026-11-20T10:00:00.000Z',
  reply: null,
  before: null,
  removed_at: null,
  press: null,
  ...fields,
});
const reply = { text: 'Sorry', at: '2026-11-21T10:00:00.000Z' };
const press = (state: ReviewPress['state']): ReviewPress => ({
  id: '01JD0000000000000000000000',
  kind: 'reply',
  text: 'Sorry',
  state,
  pressed_at: '2026-11-21T10:00:00.000Z',
  by: 'ada',
  goes_at: '2026-11-21T10:01:00.000Z',
  problem: null,
});

test('a review waits for an answer until one stands, is on its way, or the review is gone; a change after the answer asks again', () => {
  expect(needsAnswer(review())).toBe(true);
  expect(needsAnswer(review({ reply }))).toBe(false);
  for (const state of ['waiting', 'sending'] as const) {
    expect(needsAnswer(review({ press: press(state) }))).toBe(false);
    expect(isOnItsWay(review({ press: press(state) }))).toBe(true);
  }
  expect(needsAnswer(review({ press: press('failed') }))).toBe(true);
  expect(needsAnswer(review({ removed_at: reply.at }))).toBe(false);
  const changed = review({ reply, before: { stars: 5, at: '2026-11-22T10:00:00.000Z' } });
  expect(isChangedSince(changed)).toBe(true);
  expect(needsAnswer(changed)).toBe(true);
  const answeredAgain = { ...changed, reply: { ...reply, at: '2026-11-23T10:00:00.000Z' } };
  expect(needsAnswer(answeredAgain)).toBe(false);
});

test('what is new and waits for an answer stands on Today for two weeks; an old review that was changed is new again', () => {
  const now = new Date('2026-11-30T12:00:00.000Z');
  const at = (day: string) => ({ at: `2026-11-${day}T10:00:00.000Z` });
  const fresh = review(at('17'));
  const old = review(at('16'));
  expect(reviewsOfToday([fresh, old, review({ ...fresh, reply })], now)).toEqual([fresh]);
  const changed = review({ ...old, before: { stars: 5, ...at('29') } });
  expect(reviewsOfToday([changed], now)).toEqual([changed]);
});

test('a review stands among those to answer while its first answer is on its way', () => {
  expect(waitsForAnswer(review({ press: press('waiting') }))).toBe(true);
  expect(waitsForAnswer(review({ reply, press: press('waiting') }))).toBe(false);
  expect(waitsForAnswer(review({ removed_at: reply.at, press: press('waiting') }))).toBe(false);
});

test('the line about a review has the first name, or says that somebody left it', () => {
  expect(reviewLine(review())).toBe('Mike left 2 stars');
  expect(reviewLine(review({ stars: 1, name: '' }))).toBe('Someone left 1 star');
});

test('stars by month are counted for the last twelve months that have a review', () => {
  const on = (month: number) => `2026-${String(month).padStart(2, '0')}-05`;
  const some = [
    { stars: 2, on: on(11) },
    { stars: 5, on: on(11) },
    { stars: 5, on: on(9) },
    ...Array.from({ length: 14 }, (_, nth) => ({ stars: 4, on: `20${10 + nth}-01-01` })),
  ];
  const { months, earlier } = ratingMonths(some, { isAll: true });
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: '2026-11', reviews: 2, stars: 7 });
  expect(averageOf({ reviews: 2, stars: 7 })).toBe(3.5);
  expect(averageOf({ reviews: 3, stars: 14 })).toBe(4.7);
  expect(earlier).toEqual({ reviews: 4, stars: 16 });
  expect(ratingMonths(some, { isAll: false }).earlier).toBeNull();
  expect(ratingMonths([], { isAll: true })).toEqual({
    months: [],
    earlier: { reviews: 0, stars: 0 },
  });
});

test.each([
  ['We are sorry that the $165 clean was not right.', ['amount']],
  ['You paid us 165 for it.', ['amount']],
  ['That was 165 dollars.', ['amount']],
  ['We came to 412 Maple Street, Austin, TX 78701 at nine.', ['address']],
  ['Sorry, Mike. Call me at (614) 555-0134 and we come back within 2 days. Renee', []],
  ['Thank you! 5 stars from you made our day.', []],
])('an answer that everybody reads: %s', (text, concerns) => {
  expect(publicConcerns(text)).toEqual(concerns);
});
