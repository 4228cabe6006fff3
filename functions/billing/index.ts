import { billing } from '#shared/contract/billing.ts';
import { feature } from '../lib/http.ts';
import { connectStripe } from '../lib/stripe.ts';
import { warmUp } from '../lib/warm-up.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { checkout } from './checkout.ts';
import { portal } from './portal.ts';
import { sync } from './sync.ts';
import { webhook } from './webhook.ts';

warmUp(connectStripe);

export const handler = feature(billing, { checkout, portal, sync, webhook }, { refuseDeleted });
