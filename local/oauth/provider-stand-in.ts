import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, readBody } from '../http-server.ts';
import type { State } from '../stand-in-state.ts';
import type { ApiAnswer } from './api-answer-and-faults.ts';
import { createOAuth, type Models, type OAuthSettings } from './authorization-server.ts';
import { consentRevocationAndTokenExpiry } from './consent-revocation-and-token-expiry.ts';

const slowMs = 1500;

/** A call of the API that no fault has answered. */
export type StandInCall<Fault extends string> = {
  readonly request: IncomingMessage;
  readonly url: URL;
  /** The account behind its access token; undefined when the token is unknown or ran out. */
  readonly account: string | undefined;
  /** What the access token is good for. */
  readonly scopes: readonly string[];
  /** A fault that is more than an answer of its own. */
  readonly fault: Fault | undefined;
};

/** A sign-in and consent: its pages and tokens, and whose an access token is. */
export type SignIn = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Undefined for one that is unknown or ran out. */
  readonly accountOf: (bearer: string) => Promise<string | undefined>;
  /** What an access token is good for; a sign-in whose API asks for none leaves it out. */
  readonly scopesOf?: (bearer: string) => Promise<readonly string[]>;
};

type Settings<Fault extends string> = {
  /** The name under which its address outlives a stack, see `listen`. */
  readonly stays: string;
  /** The sign-in: as OAuth has it, or one of its own. */
  readonly oauth: Omit<OAuthSettings, 'issuer'> | ((issuer: string) => SignIn);
  /** Matches the paths of the API; all others are those of the sign-in. */
  readonly api: RegExp;
  /** Answers a call; after `lost` the connection ends without an answer. */
  readonly answer: (call: StandInCall<Fault>) => ApiAnswer | 'lost' | Promise<ApiAnswer | 'lost'>;
  /** Headers of every answer. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
  /** What a call gets instead of an answer. */
  readonly failures: Partial<Record<Fault, ApiAnswer>>;
  /** Calls of the API and requests for tokens, counted here. */
  readonly seen: { api: number; refreshes: number };
  /** The page on the app's origin, with the faults that wait. */
  readonly pagePath: string;
  readonly page: (waiting: readonly Fault[]) => string;
  /** What the buttons of the page do besides ending sign-ins and making calls fail. */
  readonly actions: (text: (name: string) => string) => Record<string, () => unknown>;
};

/** Starts the stand-in of a provider: its sign-in and consent, its API with faults on demand, and a page to change things by hand. */
export const startProviderStandIn = async <Fault extends string>(
  settings: Settings<Fault>,
  state: State<{ models: Models }>,
) => {
  const { stays, pagePath, page, actions, faults } = settings;
  const waiting: Fault[] = [];
  let serve = (_: IncomingMessage, response: ServerResponse): unknown => response.destroy();
  const { url, close } = await listen((request, response) => void serve(request, response), {
    stays,
  });
  serve = createService(url, settings, state, waiting);

  const mend = () => {
    waiting.length = 0;
  };
  const fail = (...next: Fault[]) => {
    waiting.push(...next);
  };

  const show = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const form = new URLSearchParams((await readBody(request))?.toString() ?? '');
      const text = (name: string) => form.get(name) ?? '';
      const known: Record<string, () => unknown> = {
        ...actions(text),
        ...consentRevocationAndTokenExpiry(state),
        mend,
        fail: () => fail(...faults.filter((fault) => fault === text('fault'))),
      };
      await known[text('do')]?.();
      return void response.writeHead(303, { location: pagePath }).end();
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(waiting));
  };

  return {
    url,
    fail,
    mend,
    /** The page on the app's origin. */
    handle: (request: IncomingMessage, response: ServerResponse) => {
      show(request, response).catch((error) => response.writeHead(400).end(String(error)));
    },
    close,
  };
};

/** Sign-in and API at one address. */
const createService = <Fault extends string>(
  issuer: string,
  { oauth: about, api, answer, headers, failures, seen }: Settings<Fault>,
  state: State<{ models: Models }>,
  waiting: Fault[],
) => {
  let oauth: SignIn | Promise<SignIn> | undefined;
  /** Loaded at the first sign-in: most runs of the stack have none. */
  const signIn = () => {
    oauth ??=
      typeof about === 'function' ? about(issuer) : createOAuth({ ...about, issuer }, state);
    return oauth;
  };

  const answerCall = async (request: IncomingMessage, url: URL) => {
    const fault = waiting.shift();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const failed = fault && failures[fault];
    if (failed) return failed;
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const known = await signIn();
    const account = await known.accountOf(bearer);
    const scopes = (await known.scopesOf?.(bearer)) ?? [];
    return answer({ request, url, account, scopes, fault });
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer);
    if (!api.test(url.pathname)) {
      if (url.pathname === '/token') seen.refreshes++;
      return (await signIn()).handle(request, response);
    }
    seen.api++;
    const answered = await answerCall(request, url);
    if (answered === 'lost') return void response.destroy();
    const { status, body } = answered;
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...headers?.(),
        ...(status === 429 && { 'retry-after': '60' }),
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};
