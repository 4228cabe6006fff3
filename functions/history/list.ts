import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { handle } from '../lib/http.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { searchConversations } from '../tables/conversation-search-table.ts';
import { listConversations } from '../tables/conversations-table.ts';

/** The saved conversations, or those that have some words. Throws `upgrade-needed` on a plan without history, unless an earlier plan has saved some. */
export const list = handle(
  history.list,
  async ({ limit, after, search, ...filter }, { user, now }) => {
    const [account, { chats, next }] = await Promise.all([
      ensureAccount(user.id, now),
      search
        ? searchConversations(user.id, limit, after, { ...filter, search }, now)
        : listConversations(user.id, limit, after, filter),
    ]);
    const { saves_history: saves } = entitlementOf(account, now);
    if (!saves && chats.length === 0 && (await listConversations(user.id, 1)).chats.length === 0)
      throw new Problem('upgrade-needed');
    return { items: chats, next };
  },
);
