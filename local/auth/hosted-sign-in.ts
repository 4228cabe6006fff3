import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http-server.ts';
import { escaped, page } from '../page-markup.ts';
import { epochSeconds, sha256 } from './hash-and-clock.ts';
import type { AuthContext } from './operation-types-and-guards.ts';
import { userPoolClientId } from './pool.ts';
import { AuthRefusal, refusal } from './refusal.ts';
import type { Tokens } from './tokens.ts';
import type { User } from './user.ts';

/** What Google says about who signs in, as somebody chose it on the stand-in's page. */
export type Person = {
  readonly subject: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly hostedDomain: string;
  /** `Google` unless a test comes from elsewhere. */
  readonly provider?: string;
};

const attributesOf = ({ email, isVerified, hostedDomain }: Person) => ({
  email,
  email_verified: String(isVerified),
  ...(hostedDomain && { 'custom:hosted_domain': hostedDomain }),
});

/**
 * Signs in whom Google has sent back, as Cognito does: at the first time it asks the trigger, and if that has linked the
 * account to a user it fails with a sentence of its own; every later time it takes over Google's address and signs in.
 */
const createFederation =
  ({ pool, tokens, triggers }: AuthContext) =>
  async (person: Person) => {
    const { provider = 'Google', subject } = person;
    const user = pool.findLinked(provider, subject);
    if (!user) return firstSignIn({ pool, triggers }, person, provider);
    if (!user.enabled) throw refusal.disabled();
    takeOver(pool, user, person);
    return tokens.issue(user, 'HostedAuth');
  };

const firstSignIn = async (
  { pool, triggers }: Pick<AuthContext, 'pool' | 'triggers'>,
  person: Person,
  provider: string,
): Promise<never> => {
  const name = `${provider}_${person.subject}`;
  const arriving = { ...pool.newUser(attributesOf(person), 'UNCONFIRMED'), sub: name };
  await triggers.preSignUp(arriving, 'ExternalProvider');
  throw pool.findLinked(provider, person.subject)
    ? new AuthRefusal('Linked', `Already found an entry for username ${name.toLowerCase()}`)
    : new AuthRefusal('NotLinked', 'This pool signs in nobody who is not linked');
};

const takeOver = (pool: AuthContext['pool'], user: User, person: Person) => {
  const owner = pool.find(person.email);
  if (owner && owner !== user) throw refusal.emailTaken();
  pool.setAttributes(user, attributesOf(person));
};

/** The page on which somebody chooses who Google says they are. */
const googlePage = (request: string) =>
  page({
    title: 'Sign in with Google',
    note: 'This isn’t Google. It’s the local stand-in.',
    body: `<section class="narrow"><form method="post" action="google">
<input type="hidden" name="request" value="${escaped(request)}">
<label for="email">Google account</label>
<input id="email" name="email" type="email" required value="dana@gmail.com">
<label for="domain">Organization whose mail Google hosts</label>
<input id="domain" name="domain" placeholder="none: a private account">
<label for="subject">Google's id of the person</label>
<input id="subject" name="subject" placeholder="one per address">
<label for="verified">Google has verified the address</label>
<select id="verified" name="verified"><option>yes</option><option>no</option></select>
<p></p>
<button class="main" name="choice" value="go">Continue</button>
<p></p>
<button class="wide" name="choice" value="cancel" formnovalidate>Cancel</button>
</form></section>`,
  });

/** Who was chosen. */
const personOf = (form: URLSearchParams): Person => {
  const email = form.get('email')?.trim() ?? '';
  return {
    email,
    subject:
      form.get('subject')?.trim() || sha256(email.toLowerCase()).replaceAll(/\D/g, '').slice(0, 21),
    hostedDomain: form.get('domain')?.trim() ?? '',
    isVerified: form.get('verified') !== 'no',
  };
};

type Asked = { readonly state: string; readonly challenge: string; readonly expires: number };
type Issued = { readonly tokens: Tokens; readonly challenge: string; readonly expires: number };
const lifeSeconds = 300;

/**
 * The pool's own host name, with Google behind it: `/oauth2/authorize`, a page on which somebody chooses who Google says
 * they are, and `/oauth2/token`. Answers whether a request was one of these.
 */
export const createHostedSignIn = (context: AuthContext, callback: string) => {
  const { answerOf, exchange } = createCodeFlow(context, callback);
  const asked = new Map<string, Asked>();

  const authorize = (
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const isOurs =
      query.get('client_id') === userPoolClientId &&
      query.get('redirect_uri') === callback &&
      query.get('response_type') === 'code' &&
      query.get('identity_provider') === 'Google' &&
      query.get('code_challenge_method') === 'S256';
    const [state, challenge] = [query.get('state'), query.get('code_challenge')];
    if (!isOurs || !state || !challenge) return void response.writeHead(400).end('Bad request');
    const id = randomUUID();
    asked.set(id, { state, challenge, expires: epochSeconds() + lifeSeconds });
    const known = query.get('prompt') ? undefined : rememberedIn(request);
    if (known) return void back(id, new URLSearchParams(known), response);
    sendPage(response, googlePage(id));
  };

  /** Back to the app: with a code, or with the words of the refusal. */
  const back = async (id: string, form: URLSearchParams, response: ServerResponse) => {
    const request = asked.get(id);
    asked.delete(id);
    if (!request || request.expires < epochSeconds())
      return response.writeHead(400).end('Too late');
    const { state, challenge } = request;
    const answer = await answerOf(form, challenge);
    const url = `${callback}?${new URLSearchParams({ ...answer, state })}`;
    // Google remembers who is signed in in this browser.
    const cookie = `google=${encodeURIComponent(form.toString())}; Path=/; HttpOnly; SameSite=Lax`;
    return response.writeHead(302, { location: url, 'set-cookie': cookie }).end();
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    const is = (method: string, path: string) =>
      request.method === method && pathname.endsWith(path);
    if (is('GET', '/oauth2/authorize')) authorize(searchParams, request, response);
    else if (is('POST', '/oauth2/google'))
      void formOf(request).then((form) => back(form.get('request') ?? '', form, response));
    else if (is('POST', '/oauth2/token'))
      void formOf(request).then((form) => exchange(form, response));
    else return false;
    return true;
  };
};

/** The codes with which the app asks for tokens; each works once, for who has the proof key. */
const createCodeFlow = (context: AuthContext, callback: string) => {
  const federate = createFederation(context);
  const codes = new Map<string, Issued>();

  const answerOf = async (
    form: URLSearchParams,
    challenge: string,
  ): Promise<Record<string, string>> => {
    if (form.get('choice') === 'cancel')
      return { error: 'access_denied', error_description: 'access_denied' };
    try {
      const code = randomUUID();
      const tokens = await federate(personOf(form));
      codes.set(code, { tokens, challenge, expires: epochSeconds() + lifeSeconds });
      return { code };
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error;
      return { error: 'invalid_request', error_description: `${error.message} ` };
    }
  };

  const exchange = (form: URLSearchParams, response: ServerResponse) => {
    const code = form.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    const isRight =
      form.get('client_id') === userPoolClientId &&
      form.get('redirect_uri') === callback &&
      issued !== undefined &&
      issued.expires >= epochSeconds() &&
      challengeOf(form.get('code_verifier') ?? '') === issued.challenge;
    return isRight
      ? sendJson(response, 200, answerWith(issued.tokens))
      : sendJson(response, 400, { error: 'invalid_grant' });
  };

  return { answerOf, exchange };
};

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const formOf = async (request: IncomingMessage) =>
  new URLSearchParams((await readBody(request, 2 ** 16))?.toString() ?? '');

const rememberedIn = ({ headers }: IncomingMessage) => {
  const [, value] = /(?:^|; )google=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  return value && decodeURIComponent(value);
};

const answerWith = ({ AccessToken, IdToken, RefreshToken, ExpiresIn, TokenType }: Tokens) => ({
  access_token: AccessToken,
  id_token: IdToken,
  refresh_token: RefreshToken,
  expires_in: ExpiresIn,
  token_type: TokenType,
});

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));

const sendPage = (response: ServerResponse, html: string) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html);
