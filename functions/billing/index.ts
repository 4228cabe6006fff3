import { contract } from '#shared/contract/index.ts';
import { startEarly } from '../lib/cold-start.ts';
import { feature } from '../lib/http.ts';
import { connectStripe } from '../lib/stripe.ts';
import { checkout } from './checkout.ts';
import { portal } from './portal.ts';
import { sync } from './sync.ts';
import { webhook } from './webhook.ts';

startEarly(connectStripe);

export const handler = feature(contract.billing, { checkout, portal, sync, webhook });
