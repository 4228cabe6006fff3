import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  defaultPriceLookupKeys,
  type PriceLookupKeys,
} from '#shared/domain/plan/price-lookup-keys.ts';
import { type LocalServer, listen } from './http-server.ts';
import { createStripeApi, type StripeHook } from './stripe/api-calls-and-faults.ts';
import { type Billing, createBilling } from './stripe/billing.ts';
import { createPageRouter } from './stripe/page-router.ts';
import { checkoutSessionRoutes } from './stripe/routes/checkout-session-routes.ts';
import { customerRoutes } from './stripe/routes/customer-routes.ts';
import { eventRoutes } from './stripe/routes/event-routes.ts';
import { portalConfigurationAndWebhookRoutes } from './stripe/routes/portal-configuration-and-webhook-routes.ts';
import { portalSessionRoutes } from './stripe/routes/portal-session-routes.ts';
import { priceRoutes, productRoutes } from './stripe/routes/product-and-price-routes.ts';
import { subscriptionAndInvoiceRoutes } from './stripe/routes/subscription-and-invoice-routes.ts';
import { seedPlans } from './stripe/seed-plans.ts';
import { openStore, type Store } from './stripe/store.ts';
import { createWebhooks, type Webhooks } from './stripe/webhooks.ts';

/** Where the provider's pages are, on the origin of the app or on its own. */
export const stripePath = '/__local/stripe';

export type StripeOptions = {
  port?: number;
  file?: string;
  secretKey?: string;
  webhookSecret?: string;
  /** What our prices are called. */
  lookupKeys?: PriceLookupKeys;
  /** Origin on which people open the provider's pages; its own without one. */
  pagesOrigin?: string;
  /** Wait before a failed webhook is sent again; doubles each time. */
  retryMs?: number;
};

export type LocalStripe = LocalServer & {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Answers a request for one of the provider's pages. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Tells where our webhook answers. */
  readonly sendWebhooksTo: (url: string) => void;
  readonly store: Store;
  readonly billing: Billing;
  readonly webhooks: Webhooks;
  /** Lets a hook break or accompany calls from now on; answers a function that mends everything again. */
  readonly inject: (hook: StripeHook) => () => void;
  /** Pays an open checkout session, as its page does. */
  readonly pay: (sessionId: string) => void;
};

/** Starts a payment provider on this machine: its API, its pages and its webhooks. No card is ever charged. */
export const startStripe = async ({
  port = 0,
  file,
  secretKey = 'sk_test_local',
  webhookSecret = 'whsec_local_stand_in',
  lookupKeys = defaultPriceLookupKeys,
  pagesOrigin,
  retryMs,
}: StripeOptions = {}): Promise<LocalStripe> => {
  const store = openStore(file);
  seedPlans(store, lookupKeys);
  const webhooks = createWebhooks(store, { retryMs });
  const billing = createBilling(store, webhooks.emit);
  const handle = createPageRouter(stripePath, store, billing, webhooks);
  let hook: StripeHook | undefined;
  let ownOrigin = '';
  const pages = () => `${pagesOrigin ?? ownOrigin}${stripePath}`;

  const routes = allRoutes(store, billing, webhooks, pages);
  const api = createStripeApi(store, routes, secretKey, () => hook);

  const server = await listen(
    (request, response) => {
      if (request.url?.startsWith(stripePath)) return handle(request, response);
      // Where the provider has its own dashboard, this has the page on which a developer plays it.
      if (request.url?.startsWith('/dashboard/'))
        return response.writeHead(303, { location: pages() }).end();
      void api(request, response);
    },
    { port, variable: 'STRIPE_PORT', stays: 'stripe' },
  );
  ownOrigin = server.url;

  return {
    url: server.url,
    secretKey,
    webhookSecret,
    handle,
    sendWebhooksTo: (url) => addEndpoint(store, url, webhookSecret),
    store,
    billing,
    webhooks,
    inject: (next) => {
      hook = next;
      return () => {
        hook = undefined;
      };
    },
    pay: (sessionId) => {
      billing.pay(store.get('checkout.session', sessionId));
    },
    close: async () => {
      webhooks.close();
      await server.close();
    },
  };
};

const allRoutes = (store: Store, billing: Billing, webhooks: Webhooks, pages: () => string) => [
  ...checkoutSessionRoutes(store, webhooks, pages),
  ...portalSessionRoutes(store, pages),
  ...subscriptionAndInvoiceRoutes(store, billing, pages),
  ...customerRoutes(store, billing, webhooks),
  ...productRoutes(store),
  ...priceRoutes(store),
  ...portalConfigurationAndWebhookRoutes(store),
  ...eventRoutes(store),
];

const addEndpoint = (store: Store, url: string, secret: string) => {
  store.make('webhook_endpoint', {
    id: 'we_local',
    url,
    secret,
    status: 'enabled',
    enabled_events: ['*'],
    metadata: {},
  });
};
