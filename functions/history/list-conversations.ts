import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { worksFor } from '#shared/domain/people/people.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { ensureAccount } from '../account/ensure-account.ts';
import { listConversations } from '../chat/turns/conversations-table.ts';
import type { Actor } from '../lib/account-and-person-ids.ts';
import { asPreviewed } from '../lib/account-as-previewed.ts';
import type { Caller } from '../lib/caller/caller.ts';
import { handle } from '../lib/http-handler.ts';
import type { searchConversations } from './conversation-search-table.ts';

type Found = Awaited<ReturnType<typeof listConversations | typeof searchConversations>>;

/** Throws `upgrade-needed` on a plan without history, unless an earlier plan has saved some; a preview of such a plan has none. */
export const historyUnlessLocked = async (
  caller: Pick<Caller, 'headers' | 'now' | 'member'> & Actor,
  found: Promise<Found>,
) => {
  const { accountId, now, member } = caller;
  const [account, { chats, next }] = await Promise.all([ensureAccount(accountId, now), found]);
  const shown = asPreviewed(account, caller);
  if (!entitlementOf(shown, now).saves_history) {
    const isEmpty = async () =>
      chats.length === 0 && (await listConversations(caller, 1)).chats.length === 0;
    if (shown !== account || (await isEmpty())) throw new Problem('upgrade-needed');
  }
  return { items: chats.filter((chat) => !member || worksFor(member, chat.business_id)), next };
};

/** The saved conversations. */
export const list = handle(history.list, async ({ limit, after, ...filter }, caller) =>
  historyUnlessLocked(caller, listConversations(caller, limit, after, filter)),
);
