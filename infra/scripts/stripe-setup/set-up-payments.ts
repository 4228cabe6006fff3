import type Stripe from 'stripe';
import { billingPeriods, paidPlanIds } from '#shared/domain/plan/plans.ts';
import type { PriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import { ensurePortal } from './portal.ts';
import { ensurePrice, ensureProduct } from './products-and-prices.ts';
import { ensureWebhook } from './webhook.ts';

/** What was found or changed, one line per object; the signing secret only if the webhook was created by this run. */
type SetUpReport = { readonly lines: string[]; readonly webhookSecret?: string | undefined };

/**
 * Creates or updates what the product needs in a payment account: products, prices under their lookup keys, the customer
 * portal, and the webhook of an origin. Running it again changes nothing; after a change of a price in the plan table it
 * moves the lookup key to a new price.
 */
export const setUpPayments = async (
  stripe: Stripe,
  origin: string,
  keys: PriceLookupKeys,
): Promise<SetUpReport> => {
  const lines: string[] = [];
  const pricesByProduct = new Map<string, string[]>();
  for (const plan of paidPlanIds) {
    const product = await ensureProduct(stripe, plan, lines);
    const prices = [];
    for (const period of billingPeriods)
      prices.push(
        await ensurePrice(stripe, product, { plan, period, key: keys[plan][period] }, lines),
      );
    pricesByProduct.set(product, prices);
  }
  await ensurePortal(stripe, origin, pricesByProduct, lines);
  const webhookSecret = await ensureWebhook(stripe, `${origin}/api/stripe/webhook`, lines);
  return { lines, webhookSecret };
};
