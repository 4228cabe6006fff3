import { troublesOfAccount } from '../chat/account-troubles-table.ts';
import { listConnections } from '../connections/connections-table.ts';
import type { AccountId } from '../lib/ids.ts';

/**
 * What went wrong for an account lately: its answers by day, and the connections that cannot be read. Payments that failed
 * stand with the payments.
 */
export const whatWentWrong = async (accountId: AccountId, now: Date) => {
  const [answers, connections] = await Promise.all([
    troublesOfAccount(accountId, now),
    listConnections(accountId),
  ]);
  return {
    answers,
    connections: connections.flatMap(({ provider, problem, failing_since }) =>
      problem ? [{ provider, problem, since: failing_since }] : [],
    ),
  };
};
