import { ulid } from 'ulid';
import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http.ts';
import { placeAsAccount } from './account-after-sign-in.ts';
import { connectionView, requireInPlan } from './connection-views.ts';
import { dueAttributes, findConnection, putConnection } from './connections-table.ts';
import { queueFirstRead } from './finish-sign-in.ts';
import { requireOffered } from './providers/index.ts';

/** Chooses one of the places that the sign-in found, once; to change it later the owner disconnects. */
export const choosePlace = handle(
  connections.choosePlace,
  async ({ business_id, provider, remote }, { accountId, now }) => {
    requireOffered(provider);
    const { account } = await ownedBusiness(accountId, business_id);
    requireInPlan(account, provider, now);
    const ref = { accountId, businessId: business_id, provider };
    const before = await findConnection(ref);
    const place = before?.places?.find((one) => one.remote === remote);
    if (!before || !place) throw new Problem('not-found');
    const connection = {
      ...before,
      ...(await placeAsAccount(provider, place)),
      id: ulid(),
      asked_at: now.getTime(),
      gsi1pk: dueAttributes(ref, now).gsi1pk,
    };
    const outcome = await putConnection(accountId, connection, before);
    if (outcome === 'no-business') throw new Problem('not-found');
    // Another tab was first.
    if (outcome === 'refused') throw new Problem('conflict');
    await queueFirstRead(accountId, { business_id, provider });
    return connectionView(provider, connection, true, now);
  },
);
