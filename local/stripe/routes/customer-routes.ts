import type { Billing } from '../billing.ts';
import { type Customer, withoutLocalFields } from '../objects.ts';
import { asMetadata, asText, type Form } from '../request-form.ts';
import type { Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import { listPage } from './list-page.ts';
import type { Route } from './route.ts';

const gone = ({ id }: Customer) => ({ id, object: 'customer', deleted: true });

/** Customers and what they paid; a deleted one stays known as deleted. */
export const customerRoutes = (store: Store, billing: Billing, webhooks: Webhooks): Route[] => [
  ['POST', '/v1/customers', (form) => create(form, store, webhooks)],
  ['GET', '/v1/customers', (form) => list(form, store)],
  [
    'GET',
    '/v1/customers/{id}',
    (_, id) => {
      const customer = store.get('customer', id);
      return customer.local_deleted ? gone(customer) : withoutLocalFields(customer);
    },
  ],
  ['GET', '/v1/charges', (form) => listPage(billing.chargesOf(asText(form.customer) ?? ''), form)],
  ['POST', '/v1/customers/{id}', (form, id) => update(form, store, id)],
  [
    'DELETE',
    '/v1/customers/{id}',
    (_, id) => {
      const customer = store.get('customer', id);
      const live = billing.currentSubscription(customer.id);
      if (live) billing.end(live);
      customer.local_deleted = true;
      store.save();
      webhooks.emit('customer.deleted', customer);
      return gone(customer);
    },
  ],
];

const create = (form: Form, store: Store, webhooks: Webhooks) => {
  const customer = store.make('customer', {
    email: asText(form.email) ?? null,
    name: asText(form.name) ?? null,
    metadata: asMetadata(form.metadata),
  });
  webhooks.emit('customer.created', customer);
  return withoutLocalFields(customer);
};

const list = (form: Form, store: Store) =>
  listPage(
    store
      .all('customer')
      .filter((each) => !each.local_deleted && (!asText(form.email) || each.email === form.email)),
    form,
  );

const update = (form: Form, store: Store, id: string | undefined) => {
  const customer = store.get('customer', id);
  if (customer.local_deleted) store.get('customer', `${id} (deleted)`);
  Object.assign(customer, {
    ...(form.email !== undefined && { email: asText(form.email) ?? null }),
    ...(form.name !== undefined && { name: asText(form.name) ?? null }),
    metadata: { ...customer.metadata, ...asMetadata(form.metadata) },
  });
  store.save();
  return withoutLocalFields(customer);
};
