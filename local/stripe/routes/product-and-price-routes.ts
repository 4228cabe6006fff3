import type { Interval, Price } from '../objects.ts';
import { required } from '../refusal.ts';
import {
  asFlag,
  asForm,
  asList,
  asMetadata,
  asNumber,
  asText,
  type Form,
} from '../request-form.ts';
import type { Store } from '../store.ts';
import { listPage } from './list-page.ts';
import type { Route } from './route.ts';

/** Products. */
export const productRoutes = (store: Store): Route[] => [
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
  ['GET', '/v1/products', (form) => listPage(store.all('product'), form)],
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

/** Prices and the lookup keys they are found by. */
export const priceRoutes = (store: Store): Route[] => [
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
      return listPage(
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
