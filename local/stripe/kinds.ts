import type { Customer, Invoice, Price, Product, Subscription } from './objects.ts';
import type {
  PortalConfiguration,
  PortalSession,
  ProviderEvent,
  Session,
  WebhookEndpoint,
} from './page-objects.ts';

/** Everything the stand-in stores, by the name of its kind in the API. */
export type Kinds = {
  customer: Customer;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  'checkout.session': Session;
  'billing_portal.session': PortalSession;
  'billing_portal.configuration': PortalConfiguration;
  webhook_endpoint: WebhookEndpoint;
  event: ProviderEvent;
};
export type Kind = keyof Kinds;
