import { randomBytes } from 'node:crypto';
import { apps } from '#shared/contract/apps.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { mcpAddress } from '#shared/domain/apps/app-metadata.ts';
import { readScope, writeScope } from '#shared/domain/apps/app-scopes.ts';
import { hasApps } from '#shared/domain/apps/app-settings.ts';
import { returnAddress } from '#shared/domain/apps/authorization-request.ts';
import { findAccount } from '../account/account-table.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { config } from '../lib/config.ts';
import { feature, handle } from '../lib/http.ts';
import type { AccountId } from '../lib/ids.ts';
import { appTokenHash } from '../lib/keyed-hashes.ts';
import { hashed, log } from '../lib/log.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { takeThrottle } from '../plan/quota/throttle-table.ts';
import { hasAppsInPlan } from './apps-in-plan.ts';
import { putCode } from './authorization-codes-table.ts';
import { checkAuthorizationRequest } from './check-authorization-request.ts';
import { connectedApp } from './grant-item.ts';
import { listGrants, removeGrant } from './grants-table.ts';

/** How often an owner may look at what an app asks for, or agree to it, in a minute. */
const checksPerMinute = 20;

/** Throws `not-found` where the stage has no apps. */
const requireApps = () => {
  if (!hasApps(config.APPS)) throw new Problem('not-found');
};

/** The account of an owner, while the business is theirs and the stage has apps; throws `not-found`. */
const ownerOf = async (accountId: AccountId, businessId: string): Promise<Account> => {
  requireApps();
  return (await ownedBusiness(accountId, businessId)).account;
};

/** The apps of a business of an account as its owner sees them. */
const listOf = async (account: Account, businessId: string, now: Date) => ({
  apps: (await listGrants(account.id, now, businessId)).map(connectedApp),
  address: mcpAddress(config.APP_ORIGIN),
  in_plan: hasAppsInPlan(account, now),
});

/** The apps that were let into a business, and the address for a new one. */
const list = handle(apps.list, async ({ business_id }, { accountId, now }) =>
  listOf(await ownerOf(accountId, business_id), business_id, now),
);

/** Says what an app asks for. Nothing is given before the owner agrees. */
const check = handle(apps.check, async ({ query }, { accountId, now }) => {
  requireApps();
  await takeThrottle(`app checks ${accountId}`, checksPerMinute, now);
  const [account, read] = await Promise.all([
    findAccount(accountId, { consistent: true }),
    checkAuthorizationRequest(query, now),
  ]);
  if (!account) throw new Problem('not-found');
  if ('refused' in read)
    return { outcome: 'refused' as const, reason: read.refused, back_url: read.back_url };
  const { client, request } = read;
  return {
    outcome: 'ask' as const,
    name: client.client_name,
    host: new URL(client.client_id).host,
    returns_to: new URL(request.redirect_uri).host,
    asks_to_write: request.scopes.includes(writeScope),
    in_plan: hasAppsInPlan(account, now),
    no_url: returnAddress(request, config.APP_ORIGIN, { error: 'access_denied' }),
  };
});

/** The owner agreed: the app gets a code, for what was asked and agreed to and nothing else. */
const approve = handle(
  apps.approve,
  async ({ business_id, query, write }, { accountId, personId, now }) => {
    const account = await ownerOf(accountId, business_id);
    if (!hasAppsInPlan(account, now)) throw new Problem('upgrade-needed');
    await takeThrottle(`app checks ${accountId}`, checksPerMinute, now);
    const read = await checkAuthorizationRequest(query, now);
    if ('refused' in read) throw new Problem('not-found');
    const { client, request } = read;
    const code = randomBytes(32).toString('base64url');
    const { redirect_uri, code_challenge } = request;
    await putCode(
      await appTokenHash(code),
      {
        account_id: accountId,
        business_id,
        by: personId,
        client_id: client.client_id,
        name: client.client_name,
        host: new URL(client.client_id).host,
        redirect_uri,
        code_challenge,
        resource: mcpAddress(config.APP_ORIGIN),
        scopes:
          write && request.scopes.includes(writeScope) ? [readScope, writeScope] : [readScope],
      },
      now,
    );
    log.info('app let in', { account: hashed(accountId), host: new URL(client.client_id).host });
    return { url: returnAddress(request, config.APP_ORIGIN, { code }) };
  },
);

/** Ends what an app may do in a business; throws `not-found` for one that was not let in. */
const remove = handle(apps.remove, async ({ business_id, id }, { accountId, now }) => {
  const account = await ownerOf(accountId, business_id);
  const known = await listGrants(accountId, now, business_id);
  if (!known.some((grant) => grant.id === id)) throw new Problem('not-found');
  await removeGrant({ accountId, businessId: business_id, id });
  return listOf(account, business_id, now);
});

export const handler = feature(apps, { list, check, approve, remove }, { enterAccount });
