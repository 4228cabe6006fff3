import type { PortalFlow } from '../page-and-webhook-objects.ts';
import { StripeRefusal } from '../refusal.ts';
import { asForm, asText, type Form } from '../request-form.ts';
import type { Store } from '../store.ts';
import type { Route } from './route.ts';

/** Pages of the billing portal: making them. */
export const portalSessionRoutes = (store: Store, pages: () => string): Route[] => [
  ['POST', '/v1/billing_portal/sessions', (form) => create(form, store, pages())],
];

const create = (form: Form, store: Store, pages: string) => {
  const customer = store.get('customer', asText(form.customer), 'customer');
  if (customer.local_deleted)
    throw new StripeRefusal(400, `No such customer: '${customer.id}'`, {
      code: 'resource_missing',
      param: 'customer',
    });
  const id = store.newId('bps');
  return store.make('billing_portal.session', {
    id,
    customer: customer.id,
    configuration: asText(form.configuration) ?? 'bpc_local',
    return_url: asText(form.return_url) ?? null,
    url: `${pages}/portal/${id}`,
    flow: flowOf(asForm(form.flow_data), store),
  });
};

const flowOf = (data: Form, store: Store): PortalFlow | null => {
  const type = asText(data.type);
  if (!type) return null;
  const subscription = asText(asForm(data[type]).subscription);
  if (type !== 'payment_method_update')
    store.get('subscription', subscription, `flow_data[${type}][subscription]`);
  const completion = asForm(data.after_completion);
  const return_url = asText(asForm(completion.redirect).return_url);
  return {
    type,
    after_completion: {
      type: asText(completion.type) ?? 'portal_homepage',
      redirect: return_url ? { return_url } : null,
    },
    ...(subscription && { [type]: { subscription } }),
  };
};
