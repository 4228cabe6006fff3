import { readBody } from '../http-server.ts';
import { type ApiAnswer, withFault } from '../oauth/api-answer-and-faults.ts';
import { type StandInCall, startProviderStandIn } from '../oauth/provider-stand-in.ts';
import { answerOf, type Fault, faultOf, faults } from './api.ts';
import { createOutsideChanges, type OutsideChanges } from './outside-changes.ts';
import { profilePage } from './page.ts';
import { openProfile } from './store.ts';

/** The page of the profiles on the app's origin. */
export const profilePath = '/__local/profile';

const client = { clientId: 'local-profile', clientSecret: 'the secret of the local profile' };
const scopes = ['https://www.googleapis.com/auth/business.manage'];

type ProfileOptions = {
  readonly file?: string | undefined;
  /** The page of the app to which a sign-in leads back. */
  readonly redirectUri: string;
  /** How long an access token lives. */
  readonly accessSeconds?: number | undefined;
};
export type LocalBusinessProfile = Awaited<ReturnType<typeof startBusinessProfile>>;

/** Starts Google Business Profile on this machine: sign-in and consent, its APIs, and a page on which reviews arrive and posts stand. */
export const startBusinessProfile = async ({
  file,
  redirectUri,
  accessSeconds = 3600,
}: ProfileOptions) => {
  const state = openProfile(file);
  const seen = { api: 0, refreshes: 0, writes: [] as { path: string; text: string }[] };
  const outside = createOutsideChanges(state);

  const answer = async ({ request, url, account = '', fault }: StandInCall<Fault>) => {
    const person = state.value.people[account];
    if (!person) return faultOf(401, 'UNAUTHENTICATED');
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/v\d\//, '');
    const body = (await readBody(request))?.toString() ?? '';
    if (fault === 'policy' && (method === 'PUT' || method === 'POST'))
      return faultOf(400, 'INVALID_ARGUMENT');
    const answered = answerOf(account, person, { method, path, params: url.searchParams, body });
    if (method !== 'GET' && answered.status === 200) {
      const { comment, summary } = body ? JSON.parse(body) : {};
      seen.writes.push({ path: `${method} ${path}`, text: comment ?? summary ?? '' });
      state.save();
    }
    return withFault(answered, fault, faultOf(500, 'INTERNAL'));
  };

  const provider = await startProviderStandIn(
    {
      stays: 'profile',
      oauth: {
        redirectUri,
        accessSeconds,
        ...client,
        scopes,
        consent: {
          title: 'Connect Sevenhands to your profile',
          note: 'Local business profile. It stands in for Google Business Profile; nothing leaves this machine.',
        },
        accounts: () => state.value.people,
        rotates: false,
      },
      api: /^\/v\d\//,
      answer,
      faults,
      failures,
      seen,
      pagePath: profilePath,
      page: (waiting) => profilePage(state.value, waiting),
      actions: (text) => actionsOf(text, outside),
    },
    state,
  );
  return { ...provider, ...client, ...outside, seen };
};

/** What a call gets instead of an answer. */
const failures: Partial<Record<Fault, ApiAnswer>> = {
  '401': faultOf(401, 'UNAUTHENTICATED'),
  '403': faultOf(403, 'PERMISSION_DENIED'),
  '404': faultOf(404, 'NOT_FOUND'),
  '429': faultOf(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'),
  '500': faultOf(500, 'INTERNAL'),
  'not-json': { status: 200, body: '<html>' },
  odd: {
    status: 200,
    body: { reviews: [{ reviewId: 7 }], accounts: [{ name: 7 }], multiDailyMetricTimeSeries: 7 },
  },
};

/** What the buttons of the page do. */
const actionsOf = (text: (name: string) => string, outside: OutsideChanges) => {
  const [place, id] = [text('place'), text('id')];
  const bad = { name: 'Mike Dunn', stars: 2, text: 'They skipped the upstairs bathroom.' };
  const good = { name: 'Priya Shah', stars: 5, text: 'Fast and careful.' };
  return {
    bad: () => outside.addReview(place, bad),
    good: () => outside.addReview(place, good),
    worse: () => outside.changeReview(place, id, { stars: 1, text: 'Worse than I thought.' }),
    answer: () => outside.answerThere(place, id, 'Thank you! We answered this at Google.'),
    remove: () => outside.removeReview(place, id),
    count: () =>
      outside.count(place, text('day'), {
        CALL_CLICKS: Number(text('calls')),
        BUSINESS_DIRECTION_REQUESTS: Number(text('directions')),
        WEBSITE_CLICKS: Number(text('website')),
      }),
  };
};
