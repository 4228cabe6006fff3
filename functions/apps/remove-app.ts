import { apps } from '#shared/contract/apps.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http-handler.ts';
import { listGrants, removeGrant } from './grants-table.ts';
import { appsOf } from './list-apps.ts';
import { accountWithApps } from './require-apps.ts';

/** Ends what an app may do in a business; throws `not-found` for one that was not let in. */
export const remove = handle(apps.remove, async ({ business_id, id }, { accountId, now }) => {
  const account = await accountWithApps(accountId, business_id);
  const known = await listGrants(accountId, now, business_id);
  if (!known.some((grant) => grant.id === id)) throw new Problem('not-found');
  await removeGrant({ accountId, businessId: business_id, id });
  return appsOf(account, business_id, now);
});
