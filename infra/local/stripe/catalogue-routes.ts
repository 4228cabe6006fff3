import { randomBytes } from 'node:crypto';
import type { Billing } from './billing.ts';
import { asFlag, asForm, asList, asMetadata, asNumber, asText, type Form } from './form.ts';
import { type Customer, type Endpoint, type Interval, type Price, shown } from './objects.ts';
import { required } from './refusal.ts';
import { listOf, type Route } from './routes.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** Customers, and what the set-up of a payment account makes: products, prices, portal configurations, endpoints. */
export const catalogueRoutes = (store: Store, billing: Billing, webhooks: Webhooks): Route[] => [
  ...customers(store, billing, webhooks),
  ...products(store),
  ...prices(store),
  ...configurations(store),
  ...endpoints(store),
  ['GET', '/v1/events', (form) => listOf(store.all('event').filter(ofType(form)), form)],
  ['GET', '/v1/events/{id}', (_, id) => store.get('event', id)],
];

const ofType =
  (form: Form) =>
  ({ type }: { type: string }) => {
    const types = asList(form.types);
    return (
      (types.length === 0 || types.includes(type)) && (!asText(form.type) || form.type === type)
    );
  };

const gone = ({ id }: Customer) => ({ id, object: 'customer', deleted: true });

const customers = (store: Store, billing: Billing, webhooks: Webhooks): Route[] => [
  [
    'POST',
    '/v1/customers',
    (form) => {
      const customer = store.make('customer', {
        email: asText(form.email) ?? null,
        name: asText(form.name) ?? null,
        metadata: asMetadata(form.metadata),
      });
      webhooks.emit('customer.created', customer);
      return shown(customer);
    },
  ],
  [
    'GET',
    '/v1/customers',
    (form) =>
      listOf(
        store
          .all('customer')
          .filter(
            (each) => !each.local_deleted && (!asText(form.email) || each.email === form.email),
          ),
        form,
      ),
  ],
  [
    'GET',
    '/v1/customers/{id}',
    (_, id) => {
      const customer = store.get('customer', id);
      return customer.local_deleted ? gone(customer) : shown(customer);
    },
  ],
  [
    'POST',
    '/v1/customers/{id}',
    (form, id) => {
      const customer = store.get('customer', id);
      if (customer.local_deleted) store.get('customer', `${id} (deleted)`);
      Object.assign(customer, {
        ...(form.email !== undefined && { email: asText(form.email) ?? null }),
        ...(form.name !== undefined && { name: asText(form.name) ?? null }),
        metadata: { ...customer.metadata, ...asMetadata(form.metadata) },
      });
      store.save();
      return shown(customer);
    },
  ],
  [
    'DELETE',
    '/v1/customers/{id}',
    (_, id) => {
      const customer = store.get('customer', id);
      const live = billing.liveOne(customer.id);
      if (live) billing.end(live);
      customer.local_deleted = true;
      store.save();
      webhooks.emit('customer.deleted', customer);
      return gone(customer);
    },
  ],
];

const products = (store: Store): Route[] => [
  [
    'POST',
    '/v1/products',
    (form) =>
      store.make('product', {
        ...(asText(form.id) && { id: asText(form.id) as string }),
        name: asText(form.name) ?? 'Product',
        active: asFlag(form.active) ?? true,
        metadata: asMetadata(form.metadata),
      }),
  ],
  ['GET', '/v1/products', (form) => listOf(store.all('product'), form)],
  ['GET', '/v1/products/{id}', (_, id) => store.get('product', id)],
  [
    'POST',
    '/v1/products/{id}',
    (form, id) =>
      Object.assign(store.get('product', id), {
        ...(asText(form.name) && { name: asText(form.name) }),
        ...(form.active !== undefined && { active: asFlag(form.active) }),
      }),
  ],
];

const prices = (store: Store): Route[] => [
  [
    'POST',
    '/v1/prices',
    (form) => {
      const product = store.get('product', asText(form.product), 'product');
      const recurring = asForm(form.recurring);
      const amount = asNumber(form.unit_amount);
      if (amount === undefined) throw required('unit_amount');
      const price = store.make('price', {
        active: true,
        currency: asText(form.currency) ?? 'usd',
        unit_amount: amount,
        lookup_key: null,
        product: product.id,
        nickname: asText(form.nickname) ?? null,
        type: 'recurring',
        recurring: {
          interval: (asText(recurring.interval) ?? 'month') as Interval,
          interval_count: asNumber(recurring.interval_count) ?? 1,
          usage_type: 'licensed',
        },
        metadata: asMetadata(form.metadata),
      });
      return takeKey(store, price, form);
    },
  ],
  [
    'GET',
    '/v1/prices',
    (form) => {
      const keys = asList(form.lookup_keys);
      const active = asFlag(form.active);
      return listOf(
        store
          .all('price')
          .filter(
            (price) =>
              (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
              (active === undefined || price.active === active) &&
              (!asText(form.product) || price.product === form.product),
          ),
        form,
      );
    },
  ],
  ['GET', '/v1/prices/{id}', (_, id) => store.get('price', id)],
  [
    'POST',
    '/v1/prices/{id}',
    (form, id) => {
      const price = store.get('price', id);
      if (form.active !== undefined) price.active = asFlag(form.active) ?? true;
      Object.assign(price.metadata, asMetadata(form.metadata));
      return takeKey(store, price, form);
    },
  ],
];

/** A lookup key belongs to one price; it moves only when the request says so. */
const takeKey = (store: Store, price: Price, form: Form) => {
  const key = asText(form.lookup_key);
  if (!key) return price;
  const holder = store.all('price').find((other) => other !== price && other.lookup_key === key);
  if (holder && !asFlag(form.transfer_lookup_key)) {
    store.remove('price', price.id);
    throw required('transfer_lookup_key');
  }
  if (holder) holder.lookup_key = null;
  price.lookup_key = key;
  store.save();
  return price;
};

const configurations = (store: Store): Route[] => [
  [
    'POST',
    '/v1/billing_portal/configurations',
    (form) =>
      store.make('billing_portal.configuration', {
        active: true,
        is_default: store.all('billing_portal.configuration').length === 0,
        features: asForm(form.features),
      }),
  ],
  [
    'GET',
    '/v1/billing_portal/configurations',
    (form) => listOf(store.all('billing_portal.configuration'), form),
  ],
  [
    'POST',
    '/v1/billing_portal/configurations/{id}',
    (form, id) =>
      Object.assign(store.get('billing_portal.configuration', id), {
        features: asForm(form.features),
      }),
  ],
];

const withoutSecret = ({ secret: _, ...endpoint }: Endpoint) => endpoint;

const endpoints = (store: Store): Route[] => [
  [
    'POST',
    '/v1/webhook_endpoints',
    (form) => {
      const url = asText(form.url);
      if (!url) throw required('url');
      return store.make('webhook_endpoint', {
        url,
        secret: `whsec_${randomBytes(16).toString('hex')}`,
        status: 'enabled',
        enabled_events: asList(form.enabled_events).map(String),
        metadata: asMetadata(form.metadata),
      });
    },
  ],
  [
    'GET',
    '/v1/webhook_endpoints',
    (form) => listOf(store.all('webhook_endpoint').map(withoutSecret), form),
  ],
  [
    'POST',
    '/v1/webhook_endpoints/{id}',
    (form, id) =>
      withoutSecret(
        Object.assign(store.get('webhook_endpoint', id), {
          ...(asText(form.url) && { url: asText(form.url) }),
          ...(form.enabled_events && { enabled_events: asList(form.enabled_events).map(String) }),
        }),
      ),
  ],
  [
    'DELETE',
    '/v1/webhook_endpoints/{id}',
    (_, id = '') => {
      store.get('webhook_endpoint', id);
      store.remove('webhook_endpoint', id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  ],
];
