import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { providers } from '#shared/domain/connections/providers.ts';
import { type ApiAnswer, answerOf, type Fault, faultOf, faults } from './books/api.ts';
import { type Control, createControl } from './books/control.ts';
import { booksPage } from './books/page.ts';
import { openBooks } from './books/store.ts';
import { createOAuth, refreshSeconds } from './oauth/server.ts';
import { listen, readBody } from './server.ts';

/** The page of the books on the app's origin. */
export const booksPath = '/__local/books';

const slowMs = 1500;
const client = { clientId: 'local-books', clientSecret: 'the secret of the local books' };
const verifierToken = 'the verifier token of the local books';

/** The signature of an event, as the provider makes it. */
const signatureOf = (body: string) =>
  createHmac('sha256', verifierToken).update(body).digest('base64');

type BooksOptions = {
  readonly file?: string | undefined;
  /** The page of the app to which a sign-in leads back. */
  readonly redirectUri: string;
  /** How long an access token lives. */
  readonly accessSeconds?: number | undefined;
};
export type LocalBooks = Awaited<ReturnType<typeof startBooks>>;

/** Starts QuickBooks Online on this machine: sign-in and consent, its API, its events, and a page to change the books by hand. */
export const startBooks = async ({ file, redirectUri, accessSeconds = 3600 }: BooksOptions) => {
  const state = openBooks(file);
  const waiting: Fault[] = [];
  const seen = { api: 0, refreshes: 0, events: [] as string[] };
  let eventsTo: string | undefined;

  let serve = (_: IncomingMessage, response: ServerResponse): unknown => response.destroy();
  const { url, close } = await listen((request, response) => void serve(request, response), {
    stays: 'books',
  });
  serve = createService({ issuer: url, redirectUri, accessSeconds }, { state, waiting, seen });

  /** Sends any body with any signature, the right one unless it is given; answers the status of the receiver. */
  const sendEvent = async (body: string, signature = signatureOf(body)) => {
    if (!eventsTo) return undefined;
    const headers = { 'content-type': 'application/json', 'intuit-signature': signature };
    return (await fetch(eventsTo, { method: 'POST', body, headers })).status;
  };
  const control = createControl(state, (body) => {
    seen.events.push(body);
    return sendEvent(body);
  });
  const mend = () => {
    waiting.length = 0;
  };
  const fail = (...next: Fault[]) => {
    waiting.push(...next);
  };

  const show = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const form = new URLSearchParams((await readBody(request))?.toString() ?? '');
      await act(form, { ...control, fail, mend });
      return void response.writeHead(303, { location: booksPath }).end();
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(booksPage(state.value, waiting));
  };

  return {
    url,
    ...client,
    ...control,
    verifierToken,
    seen,
    fail,
    mend,
    sendEvent,
    signatureOf,
    sendEventsTo: (to: string) => {
      eventsTo = to;
    },
    /** The page on the app's origin. */
    handle: (request: IncomingMessage, response: ServerResponse) => {
      show(request, response).catch((error) => response.writeHead(400).end(String(error)));
    },
    close,
  };
};

type Inside = {
  readonly state: ReturnType<typeof openBooks>;
  readonly waiting: Fault[];
  readonly seen: { api: number; refreshes: number };
};
type Outside = {
  readonly issuer: string;
  readonly redirectUri: string;
  readonly accessSeconds: number;
};

/** Sign-in and API at one address. */
const createService = (outside: Outside, { state, waiting, seen }: Inside) => {
  let oauth: ReturnType<typeof createOAuth> | undefined;
  /** Loaded at the first sign-in: most runs of the stack have none. */
  const signIn = () => {
    oauth ??= createOAuth(
      {
        ...outside,
        ...client,
        scopes: providers.quickbooks.scopes,
        consent: {
          title: 'Connect Sevenhands to your company',
          note: 'Local books. They stand in for QuickBooks Online; nothing leaves this machine.',
        },
        accounts: () => state.value.companies,
        accountParam: 'realmId',
        rotates: true,
        tokenExtras: { x_refresh_token_expires_in: refreshSeconds },
      },
      state,
    );
    return oauth;
  };

  const answer = async ({ bearer, remote, path, params }: Ask): Promise<ApiAnswer> => {
    const fault = waiting.shift();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const failed = fault && failures[fault];
    if (failed) return failed;
    const allowed = await (await signIn()).accountOf(bearer);
    if (!allowed) return faultOf(401, 'AUTHENTICATION', '3200');
    const company = state.value.companies[remote];
    if (allowed !== remote || !company) return faultOf(403, 'AUTHORIZATION', '3100');
    return answerOf(company, path, params);
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', outside.issuer);
    const [, version, , remote = '', ...rest] = pathname.split('/');
    if (version !== 'v3') {
      if (pathname === '/token') seen.refreshes++;
      return (await signIn()).handle(request, response);
    }
    seen.api++;
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    send(response, await answer({ bearer, remote, path: rest.join('/'), params: searchParams }));
  };
};

type Ask = { bearer: string; remote: string; path: string; params: URLSearchParams };

/** What a call gets instead of an answer. */
const failures: Partial<Record<Fault, ApiAnswer>> = {
  '401': faultOf(401, 'AUTHENTICATION', '3200'),
  '403': faultOf(403, 'AUTHORIZATION', '3100'),
  '429': faultOf(429, 'THROTTLED', '3001'),
  '500': { status: 500, body: 'Something broke' },
  'not-json': { status: 200, body: '<html>' },
  odd: { status: 200, body: { QueryResponse: { Invoice: [{ Id: 7 }] } } },
};

const send = (response: ServerResponse, { status, body }: ApiAnswer) =>
  response
    .writeHead(status, {
      'content-type': 'application/json',
      intuit_tid: randomUUID(),
      ...(status === 429 && { 'retry-after': '60' }),
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

type Acts = Control & { fail: (...next: Fault[]) => void; mend: () => void };

/** Does what a button of the page says. */
const act = async (form: URLSearchParams, acts: Acts) => {
  const text = (name: string) => form.get(name) ?? '';
  const [remote, id] = [text('company'), text('id')];
  const actions: Record<string, () => unknown> = {
    pay: () => acts.pay(remote, id),
    part: () => acts.payHalf(remote, id),
    void: () => acts.voidInvoice(remote, id),
    delete: () => acts.deleteInvoice(remote, id),
    add: () => acts.addInvoice(remote, { customer: 'A new customer', amount: 240, due: 14 }),
    revoke: acts.revoke,
    expire: acts.expire,
    mend: acts.mend,
    fail: () => acts.fail(...faults.filter((fault) => fault === text('fault'))),
  };
  await actions[text('do')]?.();
};
