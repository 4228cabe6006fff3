import { accountHeader } from '#shared/contract/route.ts';

type Early = { authorization: string; account?: string | undefined; answer: Promise<Response> };

declare global {
  /** The request for the account that the page's first script has made (web/vite/early-requests.js), until it is taken. */
  var earlyAccount: Early | undefined;
}

/** How long after the page began its first request for the account may be answered by the early one, in milliseconds. */
const freshMs = 10_000;

/**
 * The answer to a request for the account that was made before the app had loaded, for the first request of the app that
 * asks the same; undefined for any other, which has to be made.
 */
export const takeEarlyAccountAnswer = (
  url: unknown,
  init: RequestInit | undefined,
  now = performance.now(),
): Promise<Response> | undefined => {
  const early = globalThis.earlyAccount;
  if (!early || url !== '/api/account' || init?.method !== 'GET') return undefined;
  globalThis.earlyAccount = undefined;
  const headers = new Headers(init.headers);
  const isSame =
    headers.get('authorization') === early.authorization &&
    (headers.get(accountHeader) ?? '') === (early.account ?? '');
  return isSame && now < freshMs ? early.answer : undefined;
};
