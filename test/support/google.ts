import { createHash, randomBytes } from 'node:crypto';
import type { LocalAuth } from '#local/auth.ts';

/** The claims about a user in Google's token. */
export type GoogleAccount = {
  email: string;
  /** Google's id of the user; one per email unless set. */
  subject?: string;
  domain?: string;
  verified?: 'yes' | 'no';
};
type Tokens = { access_token: string; id_token: string; refresh_token: string };
/** Tokens, or the error message. */
export type GoogleAnswer = { tokens?: Tokens; refused?: string };

/** One round through the pool's hosted domain and Google's stand-in, like a browser: code, PKCE verifier, tokens. */
export const roundThroughGoogle = async (
  auth: LocalAuth,
  callback: string,
  account: GoogleAccount,
): Promise<GoogleAnswer> => {
  const verifier = newVerifier();
  const back = await returnFromGoogle(auth, callback, verifier, account);
  const code = back.get('code');
  if (!code) return { refused: back.get('error_description')?.trim() ?? '' };
  return { tokens: await (await exchange(auth, callback, code, verifier)).json() };
};

/** A PKCE verifier, which only the requesting browser has. */
export const newVerifier = () => randomBytes(48).toString('base64url');

/** Exchanges a code for tokens at the pool. */
export const exchange = (auth: LocalAuth, callback: string, code: string, verifier: string) =>
  fetch(`${auth.url}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: auth.userPoolClientId,
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });

/** The parameters of the callback URL. */
export const returnFromGoogle = async (
  auth: LocalAuth,
  callback: string,
  verifier: string,
  { email, subject = '', domain = '', verified = 'yes' }: GoogleAccount,
) => {
  const query = new URLSearchParams({
    client_id: auth.userPoolClientId,
    redirect_uri: callback,
    response_type: 'code',
    identity_provider: 'Google',
    state: 'a-state',
    prompt: 'select_account',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const page = await (await fetch(`${auth.url}/oauth2/authorize?${query}`)).text();
  const [, request = ''] = /name="request" value="([^"]+)"/.exec(page) ?? [];
  const { headers } = await fetch(`${auth.url}/oauth2/google`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ request, email, subject, domain, verified, choice: 'go' }),
  });
  return new URL(headers.get('location') ?? callback).searchParams;
};

/** Signs in like the browser: if the first round only linked the account, a second one follows. */
export const signInWithGoogle = async (
  auth: LocalAuth,
  callback: string,
  account: GoogleAccount,
): Promise<GoogleAnswer> => {
  const first = await roundThroughGoogle(auth, callback, account);
  return first.refused?.startsWith('Already found an entry')
    ? roundThroughGoogle(auth, callback, account)
    : first;
};
