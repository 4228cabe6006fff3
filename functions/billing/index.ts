import { contract } from '#shared/contract/index.ts';
import { feature } from '../lib/http.ts';
import { checkout } from './checkout.ts';
import { portal } from './portal.ts';
import { sync } from './sync.ts';
import { webhook } from './webhook.ts';

export const handler = feature(contract.billing, { checkout, portal, sync, webhook });
