import type { Models } from '../oauth/authorization-server.ts';
import { openState, type State } from '../stand-in-state.ts';
import type { CountedDays } from './performance.ts';

/** A review of the API as it is sent. */
export type ReviewRow = {
  name: string;
  reviewId: string;
  reviewer: { displayName?: string; isAnonymous?: boolean; profilePhotoUrl?: string };
  starRating: 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE';
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewReply?: { comment: string; updateTime: string };
};

/** A post of the API as it is sent. */
export type PostRow = {
  name: string;
  languageCode: string;
  summary: string;
  topicType: string;
  state: 'LIVE';
  createTime: string;
  updateTime: string;
  searchUrl: string;
  callToAction?: { actionType: string };
};

/** A place of the stand-in. */
export type LocationRow = {
  title: string;
  address: string;
  city: string;
  isVerified: boolean;
  reviews: ReviewRow[];
  posts: PostRow[];
  /** What was set by hand of what people did there. */
  counted?: CountedDays;
};

/** A person who signs in, with the places they look after. */
export type PersonRow = { name: string; locations: Record<string, LocationRow> };
export type ProfileState = { people: Record<string, PersonRow>; models: Models };

const ratings = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;

export type NewReview = {
  name?: string;
  stars: number;
  text?: string;
  /** So many days ago. */
  days?: number;
  reply?: string;
};

/** A review with what every review of the API has. */
export const reviewRow = (
  place: string,
  id: string,
  { name, stars, text, days = 0, reply }: NewReview,
): ReviewRow => {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  return {
    name: `${place}/reviews/${id}`,
    reviewId: id,
    reviewer: name ? { displayName: name } : { isAnonymous: true },
    starRating: ratings[stars - 1] ?? 'FIVE',
    ...(text !== undefined && { comment: text }),
    createTime: at,
    updateTime: at,
    ...(reply !== undefined && { reviewReply: { comment: reply, updateTime: at } }),
  };
};

const first: readonly NewReview[] = [
  {
    name: 'Marcy Lund',
    stars: 5,
    text: 'On time, every time.',
    days: 17,
    reply: 'Thank you, Marcy!',
  },
  { name: 'Tom Bauer', stars: 3, text: 'Good clean, but they came an hour late.', days: 40 },
  { name: 'Priya Shah', stars: 5, text: 'Fast and careful. The kitchen shines.', days: 70 },
  { name: 'Dan Ortiz', stars: 4, days: 75 },
];

const location = (
  place: string,
  title: string,
  reviews: readonly NewReview[],
  isVerified = true,
): LocationRow => ({
  title,
  address: '12 Elm Street',
  city: 'Austin',
  isVerified,
  reviews: reviews.map((one, nth) => reviewRow(place, `r${nth + 1}`, one)),
  posts: [],
});

const people = (): Record<string, PersonRow> => ({
  '101': {
    name: 'Bright Side Cleaning',
    locations: { '501': location('accounts/101/locations/501', 'Bright Side Cleaning', first) },
  },
  '102': {
    name: 'two places',
    locations: {
      '502': location('accounts/102/locations/502', 'Bright Side North', []),
      '503': location('accounts/102/locations/503', 'Bright Side South', [{ stars: 5 }]),
      '504': location('accounts/102/locations/504', 'Not verified yet', [], false),
    },
  },
  '103': { name: 'no place yet', locations: {} },
});

/** The profiles of this machine, from a file or fresh. */
export const openProfile = (file: string | undefined): State<ProfileState> =>
  openState(file, { people: people(), models: {} });
