import Stripe from 'stripe';
/** The version whose objects these are: the fields that the product or its tests read. */
export const apiVersion = Stripe.API_VERSION;

/** What every object of the provider has. */
export type ProviderObject = { id: string; object: string; livemode: false; created: number };
export type Metadata = Record<string, string>;
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type Customer = ProviderObject & {
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Only in the stand-in: how this customer's card behaves. */
  local_card?: Card;
  /** Only in the stand-in: the customer was deleted; the API then answers `deleted: true`. */
  local_deleted?: true;
};
/** `later` pays now and fails at the next renewal. */
export type Card = 'works' | 'later' | 'fails';

export type Product = ProviderObject & { name: string; active: boolean; metadata: Metadata };
export type Interval = 'day' | 'week' | 'month' | 'year';
export type Price = ProviderObject & {
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
export type Subscription = ProviderObject & {
  status: SubscriptionStatus;
  customer: string;
  items: List<SubscriptionItem>;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  /** Why it ends: who asked for it, and what they chose on the portal's page. */
  cancellation_details: { comment: null; feedback: string | null; reason: string | null };
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

export type Invoice = ProviderObject & {
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

/** One attempt to take money, and what was given back of it. */
export type Charge = ProviderObject & {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  disputed: boolean;
  failure_message: string | null;
  invoice: string;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
};

/** An object as the API shows it, without the fields of the stand-in. */
export const withoutLocalFields = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('local_'))) as T;
