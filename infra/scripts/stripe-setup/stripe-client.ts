import Stripe from 'stripe';

/** A client of the payment provider's API, or of a stand-in at another origin. */
export const stripeClient = (apiKey: string, apiOrigin = 'https://api.stripe.com') => {
  const { hostname, port, protocol } = new URL(apiOrigin);
  const isHttp = protocol === 'http:';
  return new Stripe(apiKey, {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? 'http' : 'https',
    telemetry: false,
  });
};
