import { withoutLocalFields } from '../objects.ts';
import { required, StripeRefusal } from '../refusal.ts';
import { asForm, asList, asMetadata, asNumber, asText, type Form } from '../request-form.ts';
import type { Store } from '../store.ts';
import { trialEndOf } from '../trial-end.ts';
import type { Webhooks } from '../webhooks.ts';
import { listPage } from './list-page.ts';
import type { Route } from './route.ts';

/** Payment pages: making them, reading them, closing them. */
export const checkoutSessionRoutes = (
  store: Store,
  webhooks: Webhooks,
  pages: () => string,
): Route[] => [
  ['POST', '/v1/checkout/sessions', (form) => create(form, store, pages())],
  ['GET', '/v1/checkout/sessions', (form) => list(form, store)],
  ['GET', '/v1/checkout/sessions/{id}', (form, id) => read(form, store, id)],
  ['POST', '/v1/checkout/sessions/{id}/expire', (_, id) => expire(store, webhooks, id)],
];

const create = (form: Form, store: Store, pages: string) => {
  if (form.payment_method_types)
    throw new StripeRefusal(400, 'Received unknown parameter: payment_method_types', {
      code: 'parameter_unknown',
      param: 'payment_method_types',
    });
  if (asText(form.mode) !== 'subscription')
    throw new StripeRefusal(400, 'The stand-in only sells subscriptions.', { param: 'mode' });
  const success_url = asText(form.success_url);
  if (!success_url) throw required('success_url');
  const line = asForm(asList(form.line_items)[0]);
  const price = store.get('price', asText(line.price), 'line_items[0][price]');
  const quantity = asNumber(line.quantity) ?? 1;
  const customer = asText(form.customer);
  if (customer) store.get('customer', customer, 'customer');
  const data = asForm(form.subscription_data);
  const id = store.newId('cs_test');
  return withoutLocalFields(
    store.make('checkout.session', {
      id,
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      customer: customer ?? null,
      customer_email: asText(form.customer_email) ?? null,
      customer_details: null,
      client_reference_id: asText(form.client_reference_id) ?? null,
      subscription: null,
      invoice: null,
      payment_intent: null,
      amount_total: price.unit_amount * quantity,
      amount_subtotal: price.unit_amount * quantity,
      currency: price.currency,
      success_url,
      cancel_url: asText(form.cancel_url) ?? null,
      expires_at: store.now() + 86_400,
      url: `${pages}/pay/${id}`,
      ui_mode: 'hosted_page',
      metadata: asMetadata(form.metadata),
      local_price: price.id,
      local_quantity: quantity,
      local_subscription: {
        metadata: asMetadata(data.metadata),
        trialEnd: trialEndOf(data, store),
      },
    }),
  );
};

const list = (form: Form, store: Store) =>
  listPage(
    store
      .all('checkout.session')
      .filter(
        ({ customer, status, subscription }) =>
          matches(form.customer, customer) &&
          matches(form.status, status) &&
          matches(form.subscription, subscription),
      ),
    form,
  );

const matches = (wanted: Form[string], is: string | null) => !asText(wanted) || wanted === is;

const read = (form: Form, store: Store, id: string | undefined) => {
  const session = withoutLocalFields(store.get('checkout.session', id));
  const expand = asList(form.expand);
  return {
    ...session,
    ...(expand.includes('subscription') &&
      session.subscription && {
        subscription: store.get('subscription', session.subscription),
      }),
    ...(expand.includes('customer') &&
      session.customer && {
        customer: withoutLocalFields(store.get('customer', session.customer)),
      }),
  };
};

const expire = (store: Store, webhooks: Webhooks, id: string | undefined) => {
  const session = store.get('checkout.session', id);
  if (session.status !== 'open')
    throw new StripeRefusal(
      400,
      'Only Checkout Sessions with a status in ["open"] can be expired.',
    );
  Object.assign(session, { status: 'expired', url: null });
  store.save();
  webhooks.emit('checkout.session.expired', session);
  return withoutLocalFields(session);
};
