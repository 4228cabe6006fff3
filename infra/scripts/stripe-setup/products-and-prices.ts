import type Stripe from 'stripe';
import { type BillingPeriod, type PaidPlanId, plans } from '#shared/domain/plan/plans.ts';

/** The id of a plan's product; creates it, or corrects its name. */
export const ensureProduct = async (stripe: Stripe, plan: PaidPlanId, lines: string[]) => {
  const { name } = plans[plan];
  for await (const product of stripe.products.list({ active: true, limit: 100 }))
    if (product.metadata.plan === plan) {
      if (product.name !== name) await stripe.products.update(product.id, { name });
      lines.push(`product ${name}: exists`);
      return product.id;
    }
  const { id } = await stripe.products.create({ name, metadata: { plan } });
  lines.push(`product ${name}: created`);
  return id;
};

type PriceSpec = { plan: PaidPlanId; period: BillingPeriod; key: string };

/** The id of the price under a lookup key; creates it, or replaces one with another amount or product. */
export const ensurePrice = async (
  stripe: Stripe,
  product: string,
  { plan, period, key }: PriceSpec,
  lines: string[],
) => {
  const unit_amount = plans[plan].price[period] * 100;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [current] = data;
  if (current?.unit_amount === unit_amount && current.product === product) {
    lines.push(`price ${key}: exists`);
    return current.id;
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
  // Subscriptions on the old price keep it; new customers cannot choose it.
  if (current) await stripe.prices.update(current.id, { active: false });
  lines.push(`price ${key}: ${current ? 'replaced' : 'created'}`);
  return id;
};
