import { randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '../page-and-webhook-objects.ts';
import { required } from '../refusal.ts';
import { asForm, asList, asMetadata, asText } from '../request-form.ts';
import type { Store } from '../store.ts';
import { listPage } from './list-page.ts';
import type { Route } from './route.ts';

/** What the set-up of a payment account makes: portal configurations and webhook endpoints. */
export const portalConfigurationAndWebhookRoutes = (store: Store): Route[] => [
  ...configurations(store),
  ...endpoints(store),
];

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
    (form) => listPage(store.all('billing_portal.configuration'), form),
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

const withoutSecret = ({ secret: _, ...endpoint }: WebhookEndpoint) => endpoint;

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
    (form) => listPage(store.all('webhook_endpoint').map(withoutSecret), form),
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
