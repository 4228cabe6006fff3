import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { providers } from '#shared/domain/connections/providers.ts';
import { readBody } from '../http-server.ts';
import { type ApiAnswer, withFault } from '../oauth/api-answer-and-faults.ts';
import { type StandInCall, startProviderStandIn } from '../oauth/provider-stand-in.ts';
import { type Ask, type Asking, answerOf, type Fault, faultOf, faults, missing } from './api.ts';
import { facebookDeveloperPage } from './developer-page.ts';
import { createOutsideChanges } from './outside-changes.ts';
import { createSignIn, tokensOf } from './sign-in.ts';
import { openFacebook } from './store.ts';

/** The page of the Pages on the app's origin. */
export const facebookPath = '/__local/page';

const client = { clientId: '100200300', clientSecret: 'the secret of the local Facebook' };
/** `v25.0` */
const [, version = ''] = new URL(providers['facebook-page'].server.token_endpoint).pathname.split(
  '/',
);

type FacebookOptions = {
  readonly file?: string | undefined;
  /** The page of the app to which a sign-in leads back. */
  readonly redirectUri: string;
};
export type LocalFacebook = Awaited<ReturnType<typeof startFacebook>>;

/** Each call proves that it is the application's: a token alone is not enough. */
const isProven = ({ request, url }: Pick<StandInCall<Fault>, 'request' | 'url'>) => {
  const access = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const proof = createHmac('sha256', client.clientSecret).update(access).digest('hex');
  return url.searchParams.get('appsecret_proof') === proof;
};

/** The body of a call: JSON, or a form with a file. */
const sentIn = async (request: IncomingMessage): Promise<Pick<Ask, 'body' | 'upload'>> => {
  const bytes = (await readBody(request)) ?? Buffer.alloc(0);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return { body: bytes.toString() };
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData();
  const source = form.get('source');
  const file = source instanceof Blob ? Buffer.from(await source.arrayBuffer()) : Buffer.alloc(0);
  return { body: '', upload: { source: file, published: String(form.get('published')) } };
};

const askingOf = (account: string): Asking => {
  if (account === 'app') return {};
  const [person = '', page = ''] = account.split('/');
  return { person, ...(page && { page }) };
};

/** Starts Facebook on this machine: its sign-in, the parts of the Graph API for a Page, and a page that shows what was posted. */
export const startFacebook = async ({ file, redirectUri }: FacebookOptions) => {
  const state = openFacebook(file);
  const seen = { api: 0, refreshes: 0, writes: [] as { path: string; text: string }[] };
  const outside = createOutsideChanges(state, client.clientSecret);
  const tokens = tokensOf(state);

  const answer = async (call: StandInCall<Fault>) => {
    const { request, url, account, fault } = call;
    if (account === undefined) return faultOf(190, 463);
    if (account !== 'app' && !isProven(call)) return faultOf(100);
    const asking = askingOf(account);
    const method = request.method ?? 'GET';
    const path = url.pathname.slice(`/${version}/`.length);
    const { body, upload } = await sentIn(request);
    const ask = { method, path, params: url.searchParams, body, upload };
    const answered = answerOf(state.value, asking, ask, {
      // It lasts as long as the consent.
      giveAccess: (page) => tokens.give('AccessToken', { accountId: asking.person, page }, null),
      end: outside.end,
    });
    if (method !== 'GET' && account !== 'app' && answered.status === 200) {
      seen.writes.push({
        path: `${method} ${path}`,
        text: body ? JSON.parse(body).message : '',
      });
      state.save();
    }
    return withFault(answered, fault, faultOf(2));
  };

  const provider = await startProviderStandIn(
    {
      stays: 'facebook',
      oauth: () => createSignIn({ ...client, redirectUri }, state),
      api: new RegExp(`^/${version.replace('.', '\\.')}/(?!dialog/|oauth/)`),
      answer,
      faults,
      failures,
      seen,
      pagePath: facebookPath,
      page: (waiting) => facebookDeveloperPage(state.value, waiting),
      actions: (text) => ({
        withdraw: () => outside.withdraw(text('person')),
        remove: () => outside.removePost(text('page'), text('post')),
      }),
    },
    state,
  );
  return { ...provider, ...client, ...outside, seen };
};

/** What a call gets instead of an answer. */
const failures: Partial<Record<Fault, ApiAnswer>> = {
  '190': faultOf(190, 460),
  '200': faultOf(200),
  '4': faultOf(4),
  '32': faultOf(32),
  '368': faultOf(368),
  '506': faultOf(506),
  missing,
  'bad-photo': faultOf(324),
  '500': faultOf(2),
  'not-json': { status: 200, body: '<html>' },
  odd: { status: 200, body: { id: 7, data: [{ id: 7 }] } },
};
