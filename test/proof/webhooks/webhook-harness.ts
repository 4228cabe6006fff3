import type { ProviderEvent } from '#local/stripe/page-and-webhook-objects.ts';
import { startApp } from '#test/support/app.ts';
import { signatureOf } from '#test/support/stripe-signature.ts';
import { invoke } from '../support/invoke.ts';
import { controlProvider } from './provider-control.ts';

/** An event from the provider; tests also use live mode and other versions. */
export type WebhookEvent = Omit<ProviderEvent, 'livemode'> & { livemode: boolean };
type Delivery = { signature?: string; base64?: boolean };

/**
 * The app with a payment provider that sends no webhook by itself, so that a test decides when each event is delivered,
 * how often, and in what order.
 */
export const startWebhookHarness = async () => {
  const app = await startApp();
  const { stripe } = app.stack;
  stripe.webhooks.setMode({ drop: true });
  return {
    app,
    stripe,
    webhookSecret: stripe.webhookSecret,
    provider: controlProvider(stripe),
    functions: await loadFunctions(),
    /** Sends an event to the Lambda like API Gateway; returns the status. */
    deliver: async (event: WebhookEvent | string, { signature, base64 = false }: Delivery = {}) => {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const header = signature ?? signatureOf(body, stripe.webhookSecret);
      return (await invoke({ feature: 'billing' }, apiEvent(body, header, base64))).status;
    },
    close: (): Promise<void> => app[Symbol.asyncDispose](),
  };
};
/** All parts a webhook uses: the provider, the table and the Lambda. */
export type WebhookHarness = Awaited<ReturnType<typeof startWebhookHarness>>;

/** The Lambdas read their environment at load, so they are imported after the app has started. */
const loadFunctions = async () => {
  const { handler: reconcile } = await import('#functions/plan/on-reconcile.ts');
  const accounts = {
    ...(await import('#functions/account/account-table.ts')),
    ...(await import('#functions/plan/payment-customers-table.ts')),
  };
  const { table } = await import('#functions/lib/table.ts');
  return { reconcile, accounts, table };
};

const apiEvent = (body: string, signature: string, base64: boolean) => ({
  httpMethod: 'POST',
  resource: '/api/stripe/webhook',
  path: '/api/stripe/webhook',
  headers: { 'Stripe-Signature': signature, 'content-type': 'application/json' },
  queryStringParameters: null,
  pathParameters: null,
  body: base64 ? Buffer.from(body).toString('base64') : body,
  isBase64Encoded: base64,
  requestContext: { requestId: 'test', identity: { sourceIp: '127.0.0.1' } },
});
