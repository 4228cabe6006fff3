import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { ensureAccount } from '../account/ensure-account.ts';
import { listConversations } from '../chat/turns/conversations-table.ts';
import { handle } from '../lib/http.ts';
import { searchConversations } from './conversation-search-table.ts';

/** The saved conversations, or those that have some words. Throws `upgrade-needed` on a plan without history, unless an earlier plan has saved some. */
export const list = handle(
  history.list,
  async ({ limit, after, search, ...filter }, { accountId, now }) => {
    const [account, { chats, next }] = await Promise.all([
      ensureAccount(accountId, now),
      search
        ? searchConversations(accountId, limit, after, { ...filter, search }, now)
        : listConversations(accountId, limit, after, filter),
    ]);
    const { saves_history: saves } = entitlementOf(account, now);
    if (!saves && chats.length === 0 && (await listConversations(accountId, 1)).chats.length === 0)
      throw new Problem('upgrade-needed');
    return { items: chats, next };
  },
);
