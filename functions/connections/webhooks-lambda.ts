import { webhooks } from '#shared/contract/connections.ts';
import { feature } from '../lib/http.ts';
import { receive } from './receive-provider-event.ts';
import { withdrawal } from './withdrawals/show-withdrawal.ts';
import { withdraw } from './withdrawals/withdraw-consent.ts';

export const handler = feature(webhooks, { receive, withdraw, withdrawal });
