import { billing } from '#shared/contract/billing.ts';
import { startNow } from '../account/start-plan-now.ts';
import { sync } from '../account/sync-subscription.ts';
import { feature } from '../lib/http-handler.ts';
import { connectStripe } from '../lib/stripe.ts';
import { warmUpAtColdStart } from '../lib/warm-up-at-cold-start.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { checkout } from './checkout.ts';
import { invoicePdf, invoices } from './invoices.ts';
import { portal } from './open-portal.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

warmUpAtColdStart(connectStripe);

export const handler = feature(
  billing,
  { checkout, portal, invoices, invoicePdf, startNow, sync, webhook: receivePaymentEvent },
  { enterAccount },
);
