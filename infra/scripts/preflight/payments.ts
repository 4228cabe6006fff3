import type { Settings } from '../../settings-of-stage.ts';
import { stripeClient } from '../stripe-setup/stripe-client.ts';
import { type Finding, ok, todo, unsure } from './finding.ts';
import { readStageSecret } from './read-stage-secret.ts';

export type ProviderOrigins = { readonly stripe?: string | undefined };

/** Whether the payment account has the prices and the webhook of the stage. */
export const checkPayments = async (
  settings: Settings,
  origin: string | undefined,
  { stripe: stripeOrigin }: ProviderOrigins = {},
): Promise<Finding[]> => {
  const { stage, testPayments, lookupKeys } = settings;
  const { apiKey, webhookSecret } = await readStageSecret(settings, 'stripe');
  const setUp = `STRIPE_SECRET_KEY=… npm run stripe-setup -- --stage ${stage}`;
  if (!apiKey) return [todo('payments', `no key yet: deploy, then ${setUp}`)];
  if (/^[rs]k_test_/.test(apiKey) !== testPayments)
    return [
      todo('payments', `the stage needs a ${testPayments ? 'test' : 'live'} key (testPayments)`),
    ];
  const stripe = stripeClient(apiKey, stripeOrigin);
  const keys = Object.values(lookupKeys).flatMap((periods) => Object.values(periods));
  const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 });
  const missing = keys.filter((key) => data.every(({ lookup_key }) => lookup_key !== key));
  const prices = missing.length
    ? todo('prices', `missing: ${missing.join(', ')}: ${setUp}`)
    : ok('prices', `all ${keys.length} are there`);
  if (!origin) return [prices, unsure('webhook', 'pass --origin with the address of the stage')];
  const url = `${origin}/api/stripe/webhook`;
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = endpoints.data.find((each) => each.url === url && each.status === 'enabled');
  if (!endpoint) return [prices, todo('webhook', `nothing is sent to ${url}: ${setUp}`)];
  return [
    prices,
    webhookSecret
      ? ok('webhook', url)
      : todo(
          'webhook',
          `its signing secret is missing: delete the webhook in Stripe, then ${setUp}`,
        ),
  ];
};
