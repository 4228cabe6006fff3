import Stripe from 'stripe';
import { Problem } from '#shared/contract/problem.ts';
import { config } from './config.ts';
import { stripeSecret } from './secrets.ts';

/** Three tries of 8 s stay below the 29 s a request has. */
const timeout = 8_000;
const maxNetworkRetries = 2;

type Connected = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether the key moves real money; events of the other kind are not for us. */
  readonly livemode: boolean;
};

let connected: Connected | undefined;

/** The payment provider's client, made once per process; the API version is the one the SDK is built for. */
export const connectStripe = async (): Promise<Connected> => {
  if (connected) return connected;
  const { apiKey, webhookSecret } = await stripeSecret();
  const stripe = new Stripe(apiKey, {
    ...host(config.STRIPE_API_ORIGIN),
    timeout,
    maxNetworkRetries,
    telemetry: false,
    appInfo: { name: 'sevenhands' },
  });
  connected = { stripe, webhookSecret, livemode: /^[rs]k_live_/.test(apiKey) };
  return connected;
};

/** There is no environment variable for another host, so the origin is taken apart here. */
const host = (origin: string) => {
  if (!origin) return {};
  const { hostname, port, protocol } = new URL(origin);
  const name = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { host: hostname, port: port || (name === 'http' ? '80' : '443'), protocol: name };
};

/** Asks the provider; when it is out of reach or refuses, the caller is told to try again a little later. */
export const callStripe = async <T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
  const { stripe } = await connectStripe();
  try {
    return await ask(stripe);
  } catch (cause) {
    if (cause instanceof Problem || isMissing(cause)) throw cause;
    throw new Problem('unavailable', undefined, { cause });
  }
};

/** Whether the provider said that the thing asked about does not exist. */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

export type { Stripe };
