import Stripe from 'stripe';
import type { LookupKeys } from '#shared/domain/lookup-keys.ts';
import { followedEvents } from '#shared/domain/payment-events.ts';
import {
  type BillingPeriod,
  billingPeriods,
  type PaidPlanId,
  paidPlanIds,
  plans,
} from '#shared/domain/plans.ts';

/** A client of the payment provider's API, or of one that answers like it. */
export const connect = (apiKey: string, apiOrigin = 'https://api.stripe.com') => {
  const { hostname, port, protocol } = new URL(apiOrigin);
  const plain = protocol === 'http:';
  return new Stripe(apiKey, {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? 'http' : 'https',
    telemetry: false,
  });
};
type Client = ReturnType<typeof connect>;

/** What was found or made, in the order it was looked at: one line each. */
export type Report = { readonly lines: string[]; readonly webhookSecret?: string | undefined };

/**
 * Brings a payment account to what the plan table says: products, prices under their lookup keys, the portal and the
 * webhook of an origin. Running it again changes nothing; running it after a price changed moves the key to a new price.
 */
export const setUpPayments = async (
  stripe: Client,
  origin: string,
  keys: LookupKeys,
): Promise<Report> => {
  const lines: string[] = [];
  const prices = new Map<string, string[]>();
  for (const plan of paidPlanIds) {
    const product = await productOf(stripe, plan, lines);
    const made = [];
    for (const period of billingPeriods)
      made.push(await priceOf(stripe, product, { plan, period, key: keys[plan][period] }, lines));
    prices.set(product, made);
  }
  await setUpPortal(stripe, origin, prices, lines);
  const webhookSecret = await setUpWebhook(stripe, `${origin}/api/stripe/webhook`, lines);
  return { lines, webhookSecret };
};

const productOf = async (stripe: Client, plan: PaidPlanId, lines: string[]) => {
  const { name } = plans[plan];
  for await (const product of stripe.products.list({ active: true, limit: 100 }))
    if (product.metadata.plan === plan) {
      if (product.name !== name) await stripe.products.update(product.id, { name });
      lines.push(`product ${name}: there`);
      return product.id;
    }
  const { id } = await stripe.products.create({ name, metadata: { plan } });
  lines.push(`product ${name}: made`);
  return id;
};

const priceOf = async (
  stripe: Client,
  product: string,
  { plan, period, key }: { plan: PaidPlanId; period: BillingPeriod; key: string },
  lines: string[],
) => {
  const unit_amount = plans[plan].price[period] * 100;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [known] = data;
  if (known?.unit_amount === unit_amount && known.product === product) {
    lines.push(`price ${key}: there`);
    return known.id;
  }
  const { id } = await stripe.prices.create({
    product,
    unit_amount,
    currency: 'usd',
    recurring: { interval: period === 'monthly' ? 'month' : 'year' },
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { plan, period },
  });
  // Who pays the old price goes on paying it; nobody new can choose it.
  if (known) await stripe.prices.update(known.id, { active: false });
  lines.push(`price ${key}: ${known ? 'replaced' : 'made'}`);
  return id;
};

const setUpPortal = async (
  stripe: Client,
  origin: string,
  prices: ReadonlyMap<string, string[]>,
  lines: string[],
) => {
  const wanted = {
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [...prices].map(([product, ids]) => ({ product, prices: ids })),
      },
    },
    business_profile: {
      privacy_policy_url: `${origin}/privacy-policy`,
      terms_of_service_url: `${origin}/terms-of-service`,
    },
    default_return_url: `${origin}/dashboard/profile`,
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
  const { data } = await stripe.billingPortal.configurations.list({ limit: 100 });
  const standard = data.find(({ is_default }) => is_default);
  if (standard) await stripe.billingPortal.configurations.update(standard.id, wanted);
  const made = standard ?? (await stripe.billingPortal.configurations.create(wanted));
  lines.push(`portal: ${standard ? 'brought up to date' : 'made'}`);
  if (!made.is_default)
    lines.push(
      'portal: open Settings → Billing → Customer portal once, press Save, and run this again',
    );
};

/** The secret is told only when an endpoint is made; afterwards it stands in the dashboard. */
const setUpWebhook = async (stripe: Client, url: string, lines: string[]) => {
  const enabled_events = [...followedEvents];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
    if (endpoint.url === url) {
      await stripe.webhookEndpoints.update(endpoint.id, { enabled_events });
      lines.push(`webhook ${url}: there`);
      return undefined;
    }
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events });
  lines.push(`webhook ${url}: made`);
  return secret;
};
