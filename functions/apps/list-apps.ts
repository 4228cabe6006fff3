import { apps } from '#shared/contract/apps.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { mcpAddress } from '#shared/domain/apps/mcp-address.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { hasAppsInPlan } from './apps-in-plan.ts';
import { connectedApp } from './grant-item.ts';
import { listGrants } from './grants-table.ts';
import { accountWithApps } from './require-apps.ts';

/** The apps of a business of an account as its owner sees them. */
export const appsOf = async (account: Account, businessId: string, now: Date) => ({
  apps: (await listGrants(account.id, now, businessId)).map(connectedApp),
  address: mcpAddress(config.APP_ORIGIN),
  in_plan: hasAppsInPlan(account, now),
});

/** The apps that were let into a business, and the address for a new one. */
export const list = handle(apps.list, async ({ business_id }, { accountId, now }) =>
  appsOf(await accountWithApps(accountId, business_id), business_id, now),
);
