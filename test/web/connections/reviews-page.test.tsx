import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { App } from '#test/support/app.ts';
import {
  listed,
  provider,
  review,
  showReviews,
  viewOf,
} from '#test/support/reviews/shown-reviews.tsx';
import { startAppBesidePage } from '#test/support/screen.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await app.member('ada');
});
afterAll(() => app.stack.close());

describe('before there are reviews', () => {
  const empty = viewOf([], { provider: null, read_at: null });
  test.each([
    [
      { provider, state: 'ready' },
      'Answer your reviews from here',
      'button',
      'Connect Google Business Profile',
    ],
    [
      { provider, state: 'not-in-plan', plan: 'pro' },
      'Answer your reviews from here',
      'link',
      'See plans',
    ],
    [
      { provider, state: 'choosing', places: [] },
      'Which profile do you use for this business?',
      'link',
      'Choose your profile',
    ],
  ] as const)('%j leads on', async (one, title, role, name) => {
    await showReviews(app, empty, listed(one as unknown as ConnectionView));
    await screen.findByRole('heading', { name: title, level: 1 });
    screen.getByRole(role, { name });
  });

  test('where the operator offers none, a review can be pasted instead', async () => {
    await showReviews(app, empty, listed());
    await screen.findByRole('heading', { name: 'No reviews here' });
    const link = screen.getByRole('link', { name: 'Reply to a customer' });
    expect(link.getAttribute('href')).toBe('/dashboard/share');
  });

  test('the first read is under way; a place without a review says when one shows up', async () => {
    await showReviews(
      app,
      empty,
      listed({ provider, state: 'connecting', account: 'Bright Side' }),
    );
    await screen.findByText('Reading your reviews for the first time...');
    await showReviews(app, viewOf([]));
    await screen.findByRole('heading', { name: 'No reviews yet' });
    screen.getByText(/A new review shows up here within the hour/);
  });

  test('a list that cannot be loaded says so and can be asked for again', async () => {
    const { user, faults } = await showReviews(app, viewOf([]), {
      method: 'GET',
      path: /\/reviews$/,
      status: 'offline',
    });
    await screen.findByRole('heading', { name: 'Couldn’t load your reviews' });
    faults.shift();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'No reviews yet' });
  });
});

test('the rating and the stars by month, as a picture and as a table', async () => {
  const months = [
    { month: '2026-10', reviews: 6, stars: 29 },
    { month: '2026-11', reviews: 5, stars: 21 },
  ];
  await showReviews(
    app,
    viewOf([review()], { ratings: { average: 4.6, total: 61, months, earlier: null } }),
  );
  const rating = within(await screen.findByRole('complementary', { name: 'Your rating' }));
  rating.getByText('61 reviews on Google');
  rating.getByRole('img', { name: '4.6 of 5 stars' });
  rating.getByRole('img', { name: 'Average stars by month: October 4.8, November 4.2.' });
  const rows = rating.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['Oct 20264.86', 'Nov 20264.25']);
});
