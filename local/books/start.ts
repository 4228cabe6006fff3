import { createHmac, randomUUID } from 'node:crypto';
import { providers } from '#shared/domain/connections/providers.ts';
import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';
import { refreshSeconds } from '../oauth/authorization-server.ts';
import { type StandInCall, startProviderStandIn } from '../oauth/provider-stand-in.ts';
import { answerOf, type Fault, faultOf, faults } from './api.ts';
import { createOutsideChanges, type OutsideChanges } from './outside-changes.ts';
import { booksPage } from './page.ts';
import { openBooks } from './store.ts';

/** The page of the books on the app's origin. */
export const booksPath = '/__local/books';

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
  const seen = { api: 0, refreshes: 0, events: [] as string[] };
  let eventsTo: string | undefined;

  /** Sends any body with any signature, the right one unless it is given; answers the status of the receiver. */
  const sendEvent = async (body: string, signature = signatureOf(body)) => {
    if (!eventsTo) return undefined;
    const headers = { 'content-type': 'application/json', 'intuit-signature': signature };
    return (await fetch(eventsTo, { method: 'POST', body, headers })).status;
  };
  const outside = createOutsideChanges(state, (body) => {
    seen.events.push(body);
    return sendEvent(body);
  });

  const answer = ({ url, account }: StandInCall<Fault>) => {
    const [, , , remote = '', ...rest] = url.pathname.split('/');
    if (!account) return faultOf(401, 'AUTHENTICATION', '3200');
    const company = state.value.companies[remote];
    if (account !== remote || !company) return faultOf(403, 'AUTHORIZATION', '3100');
    return answerOf(company, rest.join('/'), url.searchParams);
  };

  const provider = await startProviderStandIn(
    {
      stays: 'books',
      oauth: {
        redirectUri,
        accessSeconds,
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
      api: /^\/v3(\/|$)/,
      answer,
      headers: () => ({ intuit_tid: randomUUID() }),
      faults,
      failures,
      seen,
      pagePath: booksPath,
      page: (waiting) => booksPage(state.value, waiting),
      actions: (text) => actionsOf(text, outside),
    },
    state,
  );
  return {
    ...provider,
    ...client,
    ...outside,
    verifierToken,
    seen,
    sendEvent,
    signatureOf,
    sendEventsTo: (to: string) => {
      eventsTo = to;
    },
  };
};

/** What a call gets instead of an answer. */
const failures: Partial<Record<Fault, ApiAnswer>> = {
  '401': faultOf(401, 'AUTHENTICATION', '3200'),
  '403': faultOf(403, 'AUTHORIZATION', '3100'),
  '429': faultOf(429, 'THROTTLED', '3001'),
  '500': { status: 500, body: 'Something broke' },
  'not-json': { status: 200, body: '<html>' },
  odd: { status: 200, body: { QueryResponse: { Invoice: [{ Id: 7 }] } } },
};

/** What the buttons of the page do. */
const actionsOf = (text: (name: string) => string, outside: OutsideChanges) => {
  const [remote, id] = [text('company'), text('id')];
  return {
    pay: () => outside.pay(remote, id),
    part: () => outside.payHalf(remote, id),
    void: () => outside.voidInvoice(remote, id),
    delete: () => outside.deleteInvoice(remote, id),
    add: () => outside.addInvoice(remote, { customer: 'A new customer', amount: 240, due: 14 }),
  };
};
