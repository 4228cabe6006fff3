import { webhooks } from '#shared/contract/connections.ts';
import { feature } from '../lib/http-handler.ts';
import { receive } from './receive-provider-event.ts';
import { receiveWithdrawal } from './withdrawals/receive-consent-withdrawal.ts';
import { withdrawal } from './withdrawals/show-withdrawal.ts';

export const handler = feature(webhooks, { receive, withdraw: receiveWithdrawal, withdrawal });
