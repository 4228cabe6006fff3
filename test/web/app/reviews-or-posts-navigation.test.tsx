import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Business } from '#shared/domain/account/business.ts';
import { ReviewsOrPostsEntry } from '#web/app/dashboard/reviews-or-posts-navigation.tsx';

vi.mock('#web/features/connections/reviews/use-connected-reviews.ts', () => ({
  useWaitingReviewCount: () => 2,
}));
vi.mock('#web/features/connections/use-is-connected.ts', () => ({
  useIsConnected: () => true,
}));
afterEach(cleanup);

test.each([
  ['/dashboard/reviews', 'page'],
  ['/dashboard/posts', 'true'],
  ['/dashboard/results', null],
])('on %s the entry of reviews and posts is marked: %s', (path, marked) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ReviewsOrPostsEntry business={{ id: '11111111-1111-4111-8111-111111111111' } as Business} />
    </MemoryRouter>,
  );
  const entry = screen.getByRole('link', { name: /^Reviews/ });
  expect(entry.getAttribute('aria-current')).toBe(marked);
});
