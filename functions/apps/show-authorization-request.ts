import { apps } from '#shared/contract/apps.ts';
import { Problem } from '#shared/contract/problem.ts';
import { writeScope } from '#shared/domain/apps/app-scopes.ts';
import { returnAddress } from '#shared/domain/apps/authorization-request.ts';
import { findAccount } from '../account/account-table.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { takeThrottle } from '../plan/quota/throttle-table.ts';
import { hasAppsInPlan } from './apps-in-plan.ts';
import { checkAuthorizationRequest } from './check-authorization-request.ts';
import { requireApps } from './require-apps.ts';

/** How often an owner may look at what an app asks for, or agree to it, in a minute. */
export const checksPerMinute = 20;

/** Says what an app asks for. Nothing is given before the owner agrees. */
export const showAuthorizationRequest = handle(
  apps.check,
  async ({ query }, { accountId, now }) => {
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
  },
);
