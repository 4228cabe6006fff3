import Stripe from 'stripe';
import { Problem } from '#shared/contract/problem.ts';
import { config } from './config.ts';
import { stripeSecret } from './secrets.ts';

/** Three tries of 8 s stay below the gateway's timeout of 29 s. */
const timeout = 8_000;
const maxNetworkRetries = 2;

type StripeConnection = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether the key is of the provider's live mode; events of the other mode are ignored. */
  readonly livemode: boolean;
};

let connection: (StripeConnection & { readonly key: string }) | undefined;

/** The payment provider's client, created once for each key with the API version of the SDK. */
export const connectStripe = async (): Promise<StripeConnection> => {
  const { apiKey, webhookSecret } = await stripeSecret();
  if (connection?.key === apiKey && connection.webhookSecret === webhookSecret) return connection;
  const stripe = new Stripe(apiKey, {
    ...hostOptions(config.STRIPE_API_ORIGIN),
    timeout,
    maxNetworkRetries,
    telemetry: false,
    appInfo: { name: 'sevenhands' },
  });
  connection = { key: apiKey, stripe, webhookSecret, livemode: /^[rs]k_live_/.test(apiKey) };
  return connection;
};

/** The SDK takes another host in three parts. */
const hostOptions = (origin: string) => {
  if (!origin) return {};
  const { hostname, port, protocol } = new URL(origin);
  const name = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { host: hostname, port: port || (name === 'http' ? '80' : '443'), protocol: name };
};

/** Calls the provider. Throws `unavailable` when it is out of reach or refuses; its "resource missing" error is passed on. */
export const callStripe = async <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => {
  const { stripe } = await connectStripe();
  try {
    return await call(stripe);
  } catch (cause) {
    if (cause instanceof Problem || isMissing(cause)) throw cause;
    throw new Problem('unavailable', undefined, { cause });
  }
};

/** Whether an error is the provider's answer that the object does not exist. */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether an error of `callStripe` is the bank's refusal of the owner's card. */
export const isCardRefused = (error: unknown) =>
  error instanceof Problem && error.cause instanceof Stripe.errors.StripeCardError;

export type { Stripe };
