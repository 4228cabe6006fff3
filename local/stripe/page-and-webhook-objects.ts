import type { Metadata, ProviderObject } from './objects.ts';

/** The provider's objects about its pages (payment page, customer portal) and its webhooks. */

export type Session = ProviderObject & {
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  client_reference_id: string | null;
  subscription: string | null;
  invoice: string | null;
  payment_intent: null;
  amount_total: number;
  amount_subtotal: number;
  currency: string;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  url: string | null;
  ui_mode: 'hosted_page';
  metadata: Metadata;
  /** Only in the stand-in: what is bought. */
  local_price: string;
  local_quantity: number;
  local_subscription: { metadata: Metadata; trialEnd: number | null };
};

export type PortalSession = ProviderObject & {
  customer: string;
  configuration: string;
  return_url: string | null;
  url: string;
  flow: PortalFlow | null;
};
export type PortalFlow = {
  type: string;
  after_completion: { type: string; redirect: { return_url: string } | null };
  subscription_update?: { subscription: string } | null;
  subscription_cancel?: { subscription: string } | null;
};
export type PortalConfiguration = ProviderObject & {
  active: boolean;
  is_default: boolean;
  features: object;
};
export type WebhookEndpoint = ProviderObject & {
  url: string;
  secret: string;
  status: 'enabled' | 'disabled';
  enabled_events: string[];
  metadata: Metadata;
};
export type ProviderEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  data: { object: object; previous_attributes?: object };
};
