import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';
import { performanceOf } from './performance.ts';
import type { LocationRow, PersonRow, PostRow } from './store.ts';

/** What the next calls get instead of an answer; after `lost` and `written-500` the write is done all the same. */
export const faults = [
  '401',
  '403',
  '404',
  '429',
  '500',
  'slow',
  'lost',
  'written-500',
  'not-json',
  'odd',
  'extra',
  'policy',
  'repeats',
] as const;
export type Fault = (typeof faults)[number];

export type Ask = {
  readonly method: string;
  /** Without the version in front. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly body: string;
};

/** An error as the API writes it. */
export const faultOf = (code: number, status: string, reason?: string): ApiAnswer => ({
  status: code,
  body: {
    error: {
      code,
      message: `${status} of the local profile`,
      status,
      ...(reason && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }],
      }),
    },
  },
});
const notFound = faultOf(404, 'NOT_FOUND');
const good = (body: unknown): ApiAnswer => ({ status: 200, body });

/** A page of a list; the token of the next one is where it begins. */
const paged = <Row>(rows: readonly Row[], params: URLSearchParams, usual: number) => {
  const from = Number(params.get('pageToken') ?? 0);
  const size = Math.min(Number(params.get('pageSize') ?? usual), usual);
  const next = from + size < rows.length ? { nextPageToken: String(from + size) } : {};
  return { rows: rows.slice(from, from + size), next };
};

const averageOf = ({ reviews }: LocationRow) => {
  const stars = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };
  const sum = reviews.reduce((total, { starRating }) => total + stars[starRating], 0);
  return Math.round((sum / reviews.length) * 10) / 10;
};

const reviewsOf = (place: LocationRow, params: URLSearchParams): ApiAnswer => {
  const ordered = place.reviews.toSorted((a, b) => (a.updateTime < b.updateTime ? 1 : -1));
  const { rows, next } = paged(ordered, params, 50);
  // An empty list has no key of its own.
  return good({
    ...(rows.length > 0 && { reviews: rows, averageRating: averageOf(place) }),
    totalReviewCount: place.reviews.length,
    ...next,
  });
};

/** Longer answers are refused, and so are those of more bytes than Google takes. */
const mostBytes = 4096;

const replyTo = (place: LocationRow, id: string, { method, body }: Ask): ApiAnswer => {
  const review = place.reviews.find(({ reviewId }) => reviewId === id);
  if (!review) return notFound;
  if (method === 'DELETE') {
    delete review.reviewReply;
    return good({});
  }
  if (method !== 'PUT') return notFound;
  const { comment } = JSON.parse(body) as { comment?: unknown };
  if (typeof comment !== 'string' || !comment || Buffer.byteLength(comment) > mostBytes)
    return faultOf(400, 'INVALID_ARGUMENT');
  review.reviewReply = { comment, updateTime: new Date().toISOString() };
  return good(review.reviewReply);
};

const mostPostCharacters = 1500;

/** What is asked of the posts of a place. */
const postsOf = (place: LocationRow, name: string, id: string, ask: Ask): ApiAnswer => {
  if (ask.method === 'GET' && !id) {
    const { rows, next } = paged(place.posts.toReversed(), ask.params, 100);
    return good({ ...(rows.length > 0 && { localPosts: rows }), ...next });
  }
  if (ask.method === 'DELETE') {
    const before = place.posts.length;
    place.posts = place.posts.filter((post) => post.name !== `${name}/${id}`);
    return place.posts.length < before ? good({}) : notFound;
  }
  if (ask.method !== 'POST' || id) return notFound;
  const { summary, languageCode, topicType, callToAction } = JSON.parse(ask.body) as PostRow;
  if (!summary || summary.length > mostPostCharacters || topicType !== 'STANDARD')
    return faultOf(400, 'INVALID_ARGUMENT');
  const now = new Date().toISOString();
  const made = `${Date.now()}${place.posts.length}`;
  const post: PostRow = {
    name: `${name}/${made}`,
    ...{ languageCode, summary, topicType, state: 'LIVE', createTime: now, updateTime: now },
    searchUrl: `https://local.google.com/place?use=posts&lpsid=${made}`,
    ...(callToAction && { callToAction }),
  };
  place.posts.push(post);
  return good(post);
};

const postPath = /^(accounts\/([^/]+)\/locations\/([^/]+)\/localPosts)(?:\/([^/]+))?$/;
const reviewPath = /^accounts\/([^/]+)\/locations\/([^/]+)\/reviews(?:\/([^/]+))?(\/reply)?$/;
const performancePath = /^locations\/([^/:]+):fetchMultiDailyMetricsTimeSeries$/;
const locationsPath = /^accounts\/([^/]+)\/locations$/;

/** What the APIs answer to a person about the places they look after; another's place is one that they may not read. */
export const answerOf = (personId: string, person: PersonRow, ask: Ask): ApiAnswer => {
  const { path, params, method } = ask;
  if (path === 'accounts' && method === 'GET')
    return good({ accounts: [{ name: `accounts/${personId}`, accountName: person.name }] });
  const [, counted = ''] = performancePath.exec(path) ?? [];
  if (counted && method === 'GET') {
    const place = person.locations[counted];
    if (!place?.isVerified) return faultOf(403, 'PERMISSION_DENIED');
    return performanceOf(place, params) ?? faultOf(400, 'INVALID_ARGUMENT');
  }
  const [, account] = locationsPath.exec(path) ?? [];
  if (account && method === 'GET') return locationsOf(account === personId, person, params);
  const [, posts, poster, postsAt = '', postId = ''] = postPath.exec(path) ?? [];
  if (posts) {
    const place = poster === personId ? person.locations[postsAt] : undefined;
    return place?.isVerified
      ? postsOf(place, posts, postId, ask)
      : faultOf(403, 'PERMISSION_DENIED');
  }
  const [, owner, locationId = '', id, reply] = reviewPath.exec(path) ?? [];
  const place = owner === personId ? person.locations[locationId] : undefined;
  if (!place?.isVerified) return faultOf(403, 'PERMISSION_DENIED');
  if (reply) return replyTo(place, id ?? '', ask);
  if (method !== 'GET') return notFound;
  if (!id) return reviewsOf(place, params);
  const review = place.reviews.find(({ reviewId }) => reviewId === id);
  return review ? good(review) : notFound;
};

const locationsOf = (isOwn: boolean, { locations }: PersonRow, params: URLSearchParams) => {
  if (!isOwn) return faultOf(403, 'PERMISSION_DENIED');
  if (!params.get('readMask')) return faultOf(400, 'INVALID_ARGUMENT');
  const { rows, next } = paged(Object.entries(locations), params, 100);
  if (rows.length === 0) return good({});
  return good({
    locations: rows.map(([id, { title, address, city, isVerified }]) => ({
      name: `locations/${id}`,
      title,
      storefrontAddress: { regionCode: 'US', addressLines: [address], locality: city },
      metadata: { hasVoiceOfMerchant: isVerified, mapsUri: `https://maps.google.com/?cid=${id}` },
    })),
    ...next,
  });
};
