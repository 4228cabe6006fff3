import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A subscription as the payment provider keeps it; only what an integration may read. */
export type Provided = {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  created: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  items: {
    object: 'list';
    has_more: false;
    data: {
      id: string;
      current_period_end: number;
      price: { id: string; lookup_key: string | null; metadata: Record<string, string> };
    }[];
  };
};

export type ProviderEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  data: { object: object };
};

/**
 * A payment provider reduced to what a webhook handler asks it, with its clock and its delays in the hands of a test:
 * the state of every customer, read over HTTP by the real SDK.
 */
export const startProvider = async () => {
  const customers = new Map<string, Provided[]>();
  const deleted = new Set<string>();
  const state = { reads: 0, delayMs: () => 0, broken: false };
  let gate: (() => Promise<void>) | undefined;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    state.reads++;
    // The answer is made now and arrives later: what happens in between is what races are about.
    const [status, body] = state.broken ? [500, brokenBody] : answerTo(url, customers, deleted);
    const text = JSON.stringify(body);
    const held = gate;
    gate = undefined;
    if (held) await held();
    const delay = state.delayMs();
    if (delay) await sleep(delay);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    customers,
    /** Customers removed at the provider: known, without anything they had. */
    deleted,
    state,
    /** Holds the answer to the next request; resolves once it is made, and answers what lets it go. */
    holdNext: () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const made = new Promise<void>((resolve) => {
        gate = () => {
          resolve();
          return released;
        };
      });
      return { made, release };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type Provider = Awaited<ReturnType<typeof startProvider>>;

const brokenBody = { error: { type: 'api_error', message: 'The provider is not well' } };
const missing = (id: string): [number, object] => [
  404,
  {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such customer: '${id}'`,
    },
  },
];

const answerTo = (
  url: URL,
  customers: Map<string, Provided[]>,
  deleted: Set<string>,
): [number, object] => {
  const [, , kind, id = ''] = url.pathname.split('/');
  if (kind === 'customers')
    return customers.has(id)
      ? [200, { id, object: 'customer', deleted: deleted.has(id) }]
      : missing(id);
  // No event is remembered, so that a nightly run has only its slice of all customers.
  if (kind === 'events')
    return [200, { object: 'list', url: '/v1/events', has_more: false, data: [] }];
  const customer = url.searchParams.get('customer') ?? '';
  const data = customers.get(customer);
  return data && !deleted.has(customer)
    ? [200, { object: 'list', url: '/v1/subscriptions', has_more: false, data }]
    : missing(customer);
};

/** The header the provider signs a body with, made by hand so that it does not depend on the SDK that checks it. */
export const signatureOf = (payload: string, secret: string, at = Date.now()) => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')}`;
};
