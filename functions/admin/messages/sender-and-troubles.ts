import { troublesOfAccount } from '../../chat/account-troubles-table.ts';
import { listConnections } from '../../connections/connections-table.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { userDetail } from '../users/get-user.ts';

/**
 * What went wrong for an account lately: its answers by day, and the connections that cannot be read. Payments that failed
 * stand with the payments.
 */
const whatWentWrong = async (accountId: AccountId, now: Date) => {
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

/** The account of who sent something, and what went wrong for it lately; both null for a visitor and for an account that is gone. */
export const senderAndTroublesOf = async (accountId: AccountId | null, now: Date) => {
  if (!accountId) return { account: null, lately: null };
  const [account, lately] = await Promise.all([
    userDetail(accountId, now),
    whatWentWrong(accountId, now),
  ]);
  return account ? { account, lately } : { account: null, lately: null };
};
