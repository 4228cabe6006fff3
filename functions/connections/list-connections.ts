import { connections } from '#shared/contract/connections.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { asPreviewed } from '../lib/account-as-previewed.ts';
import { handle } from '../lib/http-handler.ts';
import { connectionView } from './connection-view.ts';
import { listConnections } from './connections-table.ts';
import { isInPlan } from './provider-in-plan.ts';
import { offeredProviders } from './providers/offered-providers.ts';
import { readWhenBack } from './request-sync.ts';

/** What a business has connected and could connect; what is old is read again, because its owner is here. */
export const list = handle(connections.list, async ({ business_id }, caller) => {
  const { accountId, now } = caller;
  const { account: own } = await ownedBusiness(accountId, business_id);
  const account = asPreviewed(own, caller);
  const stored = await listConnections(accountId, business_id);
  const offered = offeredProviders();
  // A preview changes nothing.
  if (account === own)
    await readWhenBack(
      accountId,
      stored.filter(({ provider }) => isInPlan(account, provider, now)),
      now,
    );
  return {
    connections: offered.map((provider) =>
      connectionView(
        provider,
        stored.find((one) => one.provider === provider),
        isInPlan(account, provider, now),
        now,
      ),
    ),
  };
});
