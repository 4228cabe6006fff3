import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import { connectionView } from './connection-view.ts';
import { findConnection } from './connections-table.ts';
import { endConnection } from './end-connection.ts';
import { isInPlan } from './provider-in-plan.ts';

/** Disconnects a provider from a business, and answers how it stands then. */
export const disconnect = handle(
  connections.disconnect,
  async ({ business_id, provider }, { accountId, now }) => {
    const { account } = await ownedBusiness(accountId, business_id);
    const ref = { accountId, businessId: business_id, provider };
    if (!(await findConnection(ref))) throw new Problem('not-found');
    const isGone = await endConnection(ref, now);
    const left = isGone ? undefined : await findConnection(ref);
    return connectionView(provider, left, isInPlan(account, provider, now), now);
  },
);
