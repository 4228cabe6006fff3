import { type LocalData, startData } from '#infra/local/data.ts';
import { startSecrets } from '#infra/local/secrets.ts';
import { secretIds, setEnvironment } from '#infra/local/stack/environment.ts';
import { usualLookupKeys } from '#shared/domain/lookup-keys.ts';
import { type Provider, type ProviderEvent, signatureOf, startProvider } from './provider.ts';

export const webhookSecret = 'whsec_of_the_long_tests';

/** Everything a webhook meets: the table, the provider, the secret, and the Lambda itself. */
export type WebhookHarness = {
  readonly provider: Provider;
  readonly data: LocalData;
  /** Sends an event to the Lambda as API Gateway would; answers the status. */
  readonly deliver: (event: ProviderEvent | string, how?: Delivery) => Promise<number>;
  readonly functions: Functions;
  readonly close: () => Promise<void>;
};
type Delivery = { signature?: string; base64?: boolean };
type Functions = Awaited<ReturnType<typeof loadFunctions>>;

/** Starts the world; the Lambdas are imported afterwards, because they read their environment while loading. */
export const startWebhookHarness = async (): Promise<WebhookHarness> => {
  const provider = await startProvider();
  const data = await startData();
  const secrets = await startSecrets({
    [secretIds.stripe]: { apiKey: 'sk_test_local', webhookSecret },
  });
  setEnvironment({
    appOrigin: 'http://localhost:5173',
    userPoolId: 'us-east-1_LocalPool1',
    userPoolClientId: 'client',
    dataUrl: data.url,
    authUrl: 'http://127.0.0.1:9',
    secretsUrl: secrets.url,
    mailUrl: 'http://127.0.0.1:9',
    openai: { baseUrl: '', model: 'none' },
    stripeOrigin: provider.url,
    lookupKeys: usualLookupKeys,
    adminSecondFactor: false,
    logLevel: 'SILENT',
  });
  process.env.MAIL_FROM = '';
  const functions = await loadFunctions();
  return {
    provider,
    data,
    functions,
    deliver: async (event, how = {}) => {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const signature = how.signature ?? signatureOf(body, webhookSecret);
      const sent = apiEvent(body, signature, how.base64 ?? false);
      return (await functions.handler(sent as never, {} as never)).statusCode;
    },
    close: async () => {
      await provider.close();
      await secrets.close();
      await data.close();
    },
  };
};

const loadFunctions = async () => {
  const { handler } = await import('#functions/billing/index.ts');
  const { handler: reconcile } = await import('#functions/billing/on-reconcile.ts');
  const accounts = {
    ...(await import('#functions/tables/account-table.ts')),
    ...(await import('#functions/tables/customer-table.ts')),
  };
  const { table } = await import('#functions/lib/table.ts');
  return { handler, reconcile, accounts, table };
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
