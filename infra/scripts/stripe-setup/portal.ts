import type Stripe from 'stripe';

/** Creates or updates the customer portal, in which customers may switch between the given prices. */
export const ensurePortal = async (
  stripe: Stripe,
  origin: string,
  pricesByProduct: ReadonlyMap<string, string[]>,
  lines: string[],
) => {
  const params = portalParams(origin, pricesByProduct);
  const { data } = await stripe.billingPortal.configurations.list({ limit: 100 });
  const current = data.find(({ is_default }) => is_default);
  if (current) await stripe.billingPortal.configurations.update(current.id, params);
  const portal = current ?? (await stripe.billingPortal.configurations.create(params));
  lines.push(`portal: ${current ? 'updated' : 'created'}`);
  if (!portal.is_default)
    lines.push(
      'portal: open Settings → Billing → Customer portal once, press Save, and run this again',
    );
};

const portalParams = (origin: string, pricesByProduct: ReadonlyMap<string, string[]>) =>
  ({
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [...pricesByProduct].map(([product, prices]) => ({ product, prices })),
      },
    },
    business_profile: {
      privacy_policy_url: `${origin}/privacy-policy`,
      terms_of_service_url: `${origin}/terms-of-service`,
    },
    default_return_url: `${origin}/dashboard/profile`,
  }) satisfies Stripe.BillingPortal.ConfigurationCreateParams;
