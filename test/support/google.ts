import { createHash, randomBytes } from 'node:crypto';
import type { LocalAuth } from '#infra/local/auth.ts';

/** Who Google says they are. */
export type GoogleAccount = {
  email: string;
  /** Google's id of the person; one per address unless told otherwise. */
  subject?: string;
  domain?: string;
  verified?: 'yes' | 'no';
};
type Tokens = { access_token: string; id_token: string; refresh_token: string };
/** Tokens, or the words of the refusal. */
export type GoogleAnswer = { tokens?: Tokens; refused?: string };

/** One round through the pool's host name and Google's stand-in, as a browser makes it: code, proof key, tokens. */
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

/** A proof key, which only the browser that asks has. */
export const newVerifier = () => randomBytes(48).toString('base64url');

/** Asks the pool for the tokens of a code. */
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

/** What the address says to which the browser is sent back. */
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

/** Signs in as the browser does: where the first round has only linked the account, a second one follows. */
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
