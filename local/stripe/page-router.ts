import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http-server.ts';
import { escaped, page } from '../page-markup.ts';
import type { Billing } from './billing.ts';
import { createDeveloperPage } from './developer-page.ts';
import { type Choice, createHostedPages, type Outcome } from './hosted-page-actions.ts';
import { invoicePdf } from './hosted-pages/invoice-pdf.ts';
import { StripeRefusal } from './refusal.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** The choice a posted form makes. */
const readChoice = async (request: IncomingMessage) => {
  if (request.method !== 'POST') return undefined;
  const form = new URLSearchParams((await readBody(request, 64 * 1024))?.toString() ?? '');
  return Object.fromEntries(form) as Partial<Choice> & Record<string, string>;
};

const sendOutcome = (response: ServerResponse, outcome: Outcome) => {
  if ('go' in outcome) return response.writeHead(303, { location: outcome.go }).end();
  if ('pdf' in outcome)
    return response
      .writeHead(200, { 'content-type': 'application/pdf', 'cache-control': 'no-store' })
      .end(outcome.pdf);
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(outcome.html);
};

/** Answers requests for the pages below the path `root`: payment, portal, and the page for developers. */
export const createPageRouter = (
  root: string,
  store: Store,
  billing: Billing,
  webhooks: Webhooks,
) => {
  const hosted = createHostedPages(store, billing);
  const developerPage = createDeveloperPage(store, billing, webhooks);
  const openPage = async (request: IncomingMessage): Promise<Outcome> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    const [kind, id = ''] = pathname.slice(root.length + 1).split('/');
    const choice = await readChoice(request);
    if (kind === 'pay') return hosted.pay(id, choice);
    if (kind === 'invoice') return { pdf: invoicePdf(store.get('invoice', id)) };
    if (kind === 'portal') return hosted.portal(id, searchParams.get('step'), choice);
    if (choice) developerPage.act(choice);
    return choice ? { go: root } : developerPage.show();
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    openPage(request).then(
      (outcome) => sendOutcome(response, outcome),
      (error) => lost(response, error),
    );
  };
};

const lost = (response: ServerResponse, error: unknown) => {
  const known = error instanceof StripeRefusal;
  if (!known) console.error('[stripe]', error);
  response.writeHead(known ? 404 : 500, { 'content-type': 'text/html; charset=utf-8' }).end(
    page({
      title: 'Page not found',
      note: 'Local payment page. No card is charged.',
      body: `<section><p>${escaped(known ? error.message : 'Something broke.')}</p></section>`,
    }),
  );
};
