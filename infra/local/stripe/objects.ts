import Stripe from 'stripe';

/** The provider's objects as stored and sent: the fields of this API version that the product or its tests read. */

export const apiVersion = Stripe.API_VERSION;

type Thing = { id: string; object: string; livemode: false; created: number };
type Metadata = Record<string, string>;
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type Customer = Thing & {
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Not the provider's: how this customer's card behaves. */
  local_card?: Card;
  /** Not the provider's: the customer was deleted and only answers so. */
  local_deleted?: true;
};
/** works · later: pays now, fails at the next renewal · fails */
export type Card = 'works' | 'later' | 'fails';

export type Product = Thing & { name: string; active: boolean; metadata: Metadata };
export type Interval = 'day' | 'week' | 'month' | 'year';
export type Price = Thing & {
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  product: string;
  nickname: string | null;
  type: 'recurring';
  recurring: { interval: Interval; interval_count: number; usage_type: 'licensed' };
  metadata: Metadata;
};

export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired';
export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  created: number;
  subscription: string;
  price: Price;
  quantity: number;
  metadata: Metadata;
  current_period_start: number;
  current_period_end: number;
};
export type Subscription = Thing & {
  status: SubscriptionStatus;
  customer: string;
  items: List<SubscriptionItem>;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_start: number | null;
  trial_end: number | null;
  collection_method: 'charge_automatically';
  currency: string;
  latest_invoice: string | null;
  default_payment_method: string | null;
  pause_collection: null;
  schedule: null;
  metadata: Metadata;
};

export type Invoice = Thing & {
  customer: string;
  customer_email: string | null;
  currency: string;
  status: 'paid' | 'open' | 'void' | 'uncollectible';
  number: string;
  total: number;
  subtotal: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempted: boolean;
  attempt_count: number;
  next_payment_attempt: number | null;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  hosted_invoice_url: string | null;
  period_start: number;
  period_end: number;
  metadata: Metadata;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  lines: List<object>;
};

export type Session = Thing & {
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
  /** Not the provider's: what is bought. */
  local_price: string;
  local_quantity: number;
  local_subscription: { metadata: Metadata; trialEnd: number | null };
};

export type PortalSession = Thing & {
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
export type PortalConfiguration = Thing & {
  active: boolean;
  is_default: boolean;
  features: object;
};
export type Endpoint = Thing & {
  url: string;
  secret: string;
  status: 'enabled' | 'disabled';
  enabled_events: string[];
  metadata: Metadata;
};
export type Event = {
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

/** Everything the stand-in remembers, by kind and id. */
export type Kinds = {
  customer: Customer;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  'checkout.session': Session;
  'billing_portal.session': PortalSession;
  'billing_portal.configuration': PortalConfiguration;
  webhook_endpoint: Endpoint;
  event: Event;
};
export type Kind = keyof Kinds;

/** An object as the API shows it: without the fields that are ours. */
export const shown = <T extends object>(thing: T): T =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !name.startsWith('local_'))) as T;
