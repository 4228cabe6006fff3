import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { ensureAccount } from '../account/ensure-account.ts';
import { listConversations } from '../chat/turns/conversations-table.ts';
import { handle } from '../lib/http.ts';
import type { AccountId } from '../lib/ids.ts';
import { searchConversations } from './conversation-search-table.ts';

type Found = Awaited<ReturnType<typeof listConversations | typeof searchConversations>>;

/** Throws `upgrade-needed` on a plan without history, unless an earlier plan has saved some. */
const unlessLocked = async (accountId: AccountId, now: Date, found: Promise<Found>) => {
  const [account, { chats, next }] = await Promise.all([ensureAccount(accountId, now), found]);
  const { saves_history: saves } = entitlementOf(account, now);
  if (!saves && chats.length === 0 && (await listConversations(accountId, 1)).chats.length === 0)
    throw new Problem('upgrade-needed');
  return { items: chats, next };
};

/** The saved conversations. */
export const list = handle(history.list, async ({ limit, after, ...filter }, { accountId, now }) =>
  unlessLocked(accountId, now, listConversations(accountId, limit, after, filter)),
);

/** The saved conversations that have some words. */
export const search = handle(
  history.search,
  async ({ limit, after, ...filter }, { accountId, now }) =>
    unlessLocked(accountId, now, searchConversations(accountId, limit, after, filter, now)),
);
