import { randomBytes } from 'node:crypto';
import { apps } from '#shared/contract/apps.ts';
import { Problem } from '#shared/contract/problem.ts';
import { readScope, writeScope } from '#shared/domain/apps/app-scopes.ts';
import { returnAddress } from '#shared/domain/apps/authorization-request.ts';
import { mcpAddress } from '#shared/domain/apps/mcp-address.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { appTokenHash } from '../lib/keyed-hashes.ts';
import { hashed, log } from '../lib/log.ts';
import { takeThrottle } from '../plan/quota/throttle-table.ts';
import { hasAppsInPlan } from './apps-in-plan.ts';
import { putCode } from './authorization-codes-table.ts';
import { checkAuthorizationRequest } from './check-authorization-request.ts';
import { accountWithApps } from './require-apps.ts';
import { checksPerMinute } from './show-authorization-request.ts';

/** The owner agreed: the app gets a code, for what was asked and agreed to and nothing else. */
export const approve = handle(
  apps.approve,
  async ({ business_id, query, write }, { accountId, personId, now }) => {
    const account = await accountWithApps(accountId, business_id);
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
