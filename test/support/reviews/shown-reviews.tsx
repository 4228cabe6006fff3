import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type {
  Review,
  ReviewPress,
  ReviewsView,
} from '#shared/domain/connections/reviews/review.ts';
import { ReviewsPage } from '#web/features/connections/reviews/reviews-page.tsx';
import type { App } from '../app.ts';
import { showPage } from '../screen.tsx';

/** The provider of the reviews. */
export const provider = 'google-business' as const;
/** A moment of today. */
export const now = new Date().toISOString();
/** A moment so many seconds from now. */
export const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
/** A connection that works. */
const connected = {
  provider,
  state: 'connected',
  account: 'Bright Side',
  updated_at: now,
  updating: false,
  ends_at: null,
} satisfies ConnectionView;

/** A review of two stars without an answer. */
export const review = (fields: Partial<Review> = {}): Review => ({
  id: '01kb0000000000000000000001',
  business_id: '11111111-1111-4111-8111-111111111111',
  stars: 2,
  text: 'They came late.',
  name: 'Mike D.',
  at: now,
  reply: null,
  before: null,
  removed_at: null,
  press: null,
  ...fields,
});
/** A press that goes out in less than a minute. */
export const pressed = (fields: Partial<ReviewPress> = {}): ReviewPress => ({
  id: '01KB0000000000000000000002',
  kind: 'reply',
  text: 'We are sorry, Mike.',
  state: 'waiting',
  pressed_at: now,
  by: 'somebody',
  goes_at: soon(47),
  problem: null,
  ...fields,
});
/** What the server answers for some reviews. */
export const viewOf = (reviews: Review[], more: Partial<ReviewsView> = {}): ReviewsView => ({
  provider,
  reviews,
  ratings: null,
  read_at: now,
  ...more,
});

/** An answer of the server in place of its own. */
export const answers = (path: RegExp, body: object, method = 'GET') => ({
  method,
  path,
  status: 200 as const,
  body,
});
/** The list of connections in place of that of the server. */
export const listed = (...connections: ConnectionView[]) =>
  answers(/\/connections$/, { connections });

/** Shows the page of reviews with what the server answers; the first answer that fits counts. */
export const showReviews = (
  app: App,
  view: ReviewsView,
  ...more: NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>
) =>
  showPage(app, 'ada', <ReviewsPage />, {
    path: '/dashboard/reviews',
    at: '/dashboard/reviews',
    faults: [...more, answers(/\/reviews$/, view), listed(connected)],
  });
