import { webhooks } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { consentWithdrawalPage } from '#shared/domain/connections/consent-withdrawal-page.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http-handler.ts';
import { connectionsOfProviderAccount } from '../connections-of-provider-account-table.ts';
import { adapters } from '../providers/index.ts';
import { requireOffered } from '../providers/offered-providers.ts';
import { isSince, readWithdrawalCode } from './withdrawal-code.ts';

/** Says whether anything is left of what somebody took back; a code that nobody was given has nothing left either. */
export const withdrawal = handle(webhooks.withdrawal, async ({ provider, code }) => {
  requireOffered(provider);
  if (!adapters[provider].withdrawalIn) throw new Problem('not-found');
  const { hash, at } = readWithdrawalCode(code);
  const rows = await connectionsOfProviderAccount(provider, hash, { consistent: true });
  const isDone = rows.every(({ connected = 0 }) => isSince(connected, at));
  return consentWithdrawalPage({ provider, isDone, origin: config.APP_ORIGIN });
});
