import type { Billing } from '../billing.ts';
import type { Invoice, Subscription } from '../objects.ts';
import { StripeRefusal } from '../refusal.ts';
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
import { trialEndOf } from '../trial-end.ts';
import { listPage } from './list-page.ts';
import type { Route } from './route.ts';

/** Subscriptions and invoices. */
export const subscriptionAndInvoiceRoutes = (
  store: Store,
  billing: Billing,
  pages: () => string,
): Route[] => [
  [
    'POST',
    '/v1/subscriptions',
    (form) => {
      const customer = store.get('customer', asText(form.customer), 'customer');
      const item = asForm(asList(form.items)[0]);
      return billing.subscribe(
        customer,
        store.get('price', asText(item.price), 'items[0][price]'),
        {
          quantity: asNumber(item.quantity) ?? 1,
          metadata: asMetadata(form.metadata),
          trialEnd: trialEndOf(form, store),
        },
      );
    },
  ],
  ['GET', '/v1/subscriptions', (form) => list(form, store)],
  ['GET', '/v1/subscriptions/{id}', (_, id) => store.get('subscription', id)],
  [
    'POST',
    '/v1/subscriptions/{id}',
    (form, id) => update(store.get('subscription', id), form, store, billing),
  ],
  ['DELETE', '/v1/subscriptions/{id}', (_, id) => billing.end(store.get('subscription', id))],
  ['GET', '/v1/invoices/{id}', (_, id) => withPdf(store.get('invoice', id), pages())],
  [
    'GET',
    '/v1/invoices',
    (form) =>
      listPage(
        store
          .all('invoice')
          .filter(
            ({ customer, parent }) =>
              (!asText(form.customer) || customer === form.customer) &&
              (!asText(form.subscription) ||
                parent.subscription_details.subscription === form.subscription),
          )
          .map((invoice) => withPdf(invoice, pages())),
        form,
      ),
  ],
];

const withPdf = (invoice: Invoice, pages: string) => ({
  ...invoice,
  invoice_pdf: `${pages}/invoice/${invoice.id}`,
});

const list = (form: Form, store: Store) => {
  const customer = asText(form.customer);
  if (customer) mustLive(store, customer);
  const status = asText(form.status);
  return listPage(
    store
      .all('subscription')
      .filter(
        (each) =>
          (!customer || each.customer === customer) &&
          (status === 'all' || (status ? each.status === status : each.status !== 'canceled')),
      ),
    form,
  );
};

const update = (subscription: Subscription, form: Form, store: Store, billing: Billing) => {
  const price = asText(asForm(asList(form.items)[0]).price);
  if (price) billing.swap(subscription, store.get('price', price, 'items[0][price]'));
  if (asText(form.trial_end) === 'now' && subscription.status === 'trialing') {
    if (asText(form.payment_behavior) === 'error_if_incomplete') mustPay(subscription, billing);
    billing.startNow(subscription);
  }
  const ends = asFlag(form.cancel_at_period_end);
  if (ends !== undefined) billing.cancelAtEnd(subscription, ends);
  if (form.metadata)
    billing.change(subscription, {
      metadata: { ...subscription.metadata, ...asMetadata(form.metadata) },
    });
  return subscription;
};

const mustPay = (subscription: Subscription, billing: Billing) => {
  if (billing.cardOf(subscription) === 'works') return;
  throw new StripeRefusal(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
  });
};

/** A deleted customer is told as missing when a list is filtered by it. */
const mustLive = (store: Store, id: string) => {
  const customer = store.get('customer', id, 'customer');
  if (customer.local_deleted) store.get('customer', `${id} (deleted)`, 'customer');
};
