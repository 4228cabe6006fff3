import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOAuth } from '../oauth/server.ts';
import { listen, readBody } from '../server.ts';
import { type ApiAnswer, answerOf, type Fault, faultOf, faults } from './api.ts';
import { type Control, createControl } from './control.ts';
import { profilePage } from './page.ts';
import { openProfile } from './store.ts';

/** The page of the profiles on the app's origin. */
export const profilePath = '/__local/profile';

const slowMs = 1500;
const client = { clientId: 'local-profile', clientSecret: 'the secret of the local profile' };
const scopes = ['https://www.googleapis.com/auth/business.manage'];

type ProfileOptions = {
  readonly file?: string | undefined;
  /** The page of the app to which a sign-in leads back. */
  readonly redirectUri: string;
  /** How long an access token lives. */
  readonly accessSeconds?: number | undefined;
};
export type LocalProfile = Awaited<ReturnType<typeof startProfile>>;

/** Starts Google Business Profile on this machine: sign-in and consent, its APIs, and a page on which reviews arrive. */
export const startProfile = async ({ file, redirectUri, accessSeconds = 3600 }: ProfileOptions) => {
  const state = openProfile(file);
  const waiting: Fault[] = [];
  const seen = { api: 0, refreshes: 0, writes: [] as { path: string; text: string }[] };

  let serve = (_: IncomingMessage, response: ServerResponse): unknown => response.destroy();
  const { url, close } = await listen((request, response) => void serve(request, response), {
    stays: 'profile',
  });
  serve = createService({ issuer: url, redirectUri, accessSeconds }, { state, waiting, seen });

  const control = createControl(state);
  const mend = () => {
    waiting.length = 0;
  };
  const fail = (...next: Fault[]) => {
    waiting.push(...next);
  };

  const show = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const form = new URLSearchParams((await readBody(request))?.toString() ?? '');
      act(form, { ...control, fail, mend });
      return void response.writeHead(303, { location: profilePath }).end();
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(profilePage(state.value, waiting));
  };

  return {
    url,
    ...client,
    ...control,
    seen,
    fail,
    mend,
    /** The page on the app's origin. */
    handle: (request: IncomingMessage, response: ServerResponse) => {
      show(request, response).catch((error) => response.writeHead(400).end(String(error)));
    },
    close,
  };
};

type Inside = {
  readonly state: ReturnType<typeof openProfile>;
  readonly waiting: Fault[];
  readonly seen: { api: number; refreshes: number; writes: { path: string; text: string }[] };
};
type Outside = {
  readonly issuer: string;
  readonly redirectUri: string;
  readonly accessSeconds: number;
};

/** Sign-in and APIs at one address. */
const createService = (outside: Outside, { state, waiting, seen }: Inside) => {
  let oauth: ReturnType<typeof createOAuth> | undefined;
  /** Loaded at the first sign-in: most runs of the stack have none. */
  const signIn = () => {
    oauth ??= createOAuth(
      {
        ...outside,
        ...client,
        scopes,
        consent: {
          title: 'Connect Sevenhands to your profile',
          note: 'Local business profile. It stands in for Google Business Profile; nothing leaves this machine.',
        },
        accounts: () => state.value.people,
        rotates: false,
      },
      state,
    );
    return oauth;
  };

  const answer = async (request: IncomingMessage, url: URL): Promise<ApiAnswer | 'lost'> => {
    const fault = waiting.shift();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const failed = fault && failures[fault];
    if (failed) return failed;
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const personId = (await (await signIn()).accountOf(bearer)) ?? '';
    const person = state.value.people[personId];
    if (!person) return faultOf(401, 'UNAUTHENTICATED');
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/v\d\//, '');
    const body = (await readBody(request))?.toString() ?? '';
    if (fault === 'policy' && method === 'PUT') return faultOf(400, 'INVALID_ARGUMENT');
    const answered = answerOf(personId, person, { method, path, params: url.searchParams, body });
    if (method !== 'GET' && answered.status === 200) {
      seen.writes.push({ path: `${method} ${path}`, text: body && JSON.parse(body).comment });
      state.save();
    }
    if (fault === 'lost') return 'lost';
    if (fault === 'written-500') return faultOf(500, 'INTERNAL');
    if (fault === 'repeats')
      return { ...answered, body: { ...(answered.body as object), nextPageToken: '0' } };
    if (fault === 'extra')
      return { ...answered, body: { ...(answered.body as object), somethingNew: [{ a: 1 }] } };
    return answered;
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', outside.issuer);
    if (!/^\/v\d\//.test(url.pathname)) {
      if (url.pathname === '/token') seen.refreshes++;
      return (await signIn()).handle(request, response);
    }
    seen.api++;
    const answered = await answer(request, url);
    if (answered === 'lost') return void response.destroy();
    const { status, body } = answered;
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(status === 429 && { 'retry-after': '60' }),
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

/** What a call gets instead of an answer. */
const failures: Partial<Record<Fault, ApiAnswer>> = {
  '401': faultOf(401, 'UNAUTHENTICATED'),
  '403': faultOf(403, 'PERMISSION_DENIED'),
  '404': faultOf(404, 'NOT_FOUND'),
  '429': faultOf(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'),
  '500': faultOf(500, 'INTERNAL'),
  'not-json': { status: 200, body: '<html>' },
  odd: { status: 200, body: { reviews: [{ reviewId: 7 }], accounts: [{ name: 7 }] } },
};

type Acts = Control & { fail: (...next: Fault[]) => void; mend: () => void };

/** Does what a button of the page says. */
const act = (form: URLSearchParams, acts: Acts) => {
  const text = (name: string) => form.get(name) ?? '';
  const [place, id] = [text('place'), text('id')];
  const bad = { name: 'Mike Dunn', stars: 2, text: 'They skipped the upstairs bathroom.' };
  const actions: Record<string, () => unknown> = {
    bad: () => acts.addReview(place, bad),
    good: () => acts.addReview(place, { name: 'Priya Shah', stars: 5, text: 'Fast and careful.' }),
    worse: () => acts.changeReview(place, id, { stars: 1, text: 'Worse than I thought.' }),
    answer: () => acts.answerThere(place, id, 'Thank you! We answered this at Google.'),
    remove: () => acts.removeReview(place, id),
    revoke: acts.revoke,
    expire: acts.expire,
    mend: acts.mend,
    fail: () => acts.fail(...faults.filter((fault) => fault === text('fault'))),
  };
  actions[text('do')]?.();
};
