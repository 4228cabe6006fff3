import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { memberWhoMayWork } from '#shared/domain/people/people.ts';
import { seatsOfAccount } from '#shared/domain/people/seats-of-account.ts';
import { findAccount } from '../account/account-table.ts';
import { findConversation } from '../chat/turns/conversations-table.ts';
import type { AccountId, PersonId } from '../lib/account-and-person-ids.ts';
import { ownerIdOf } from '../lib/account-owner.ts';
import { requireBusiness } from '../lib/caller/require-business.ts';
import { handle } from '../lib/http-handler.ts';
import { conversationOf } from '../lib/keys/conversation-ids.ts';
import { uuidOfText } from '../lib/uuid-of-text.ts';
import { findPeople } from '../people/people-table.ts';
import { newestTurnItems, saveConversationCopy } from './conversation-copy-table.ts';

/**
 * Copies a chat of the caller into the chats of another person who works in its business. The copy has an id of its own for
 * each newest turn, so the same chat arrives once however often it is sent, and once more when something was added to it:
 * a copy that arrived earlier is the receiver's and stays as they left it.
 */
export const share = handle(
  history.share,
  async ({ id, person_id }, { accountId, personId, member, now }) => {
    const from = conversationOf({ accountId, personId }, id);
    const [chat, { items, isCut }] = await Promise.all([
      findConversation(accountId, from),
      newestTurnItems(accountId, from, now),
    ]);
    const [newest] = items;
    if (!chat || !newest) throw new Problem('not-found');
    requireBusiness(member, chat.business_id);
    if (person_id === personId || !(await worksIn(accountId, person_id, chat.business_id, now)))
      throw new Problem('not-found', 'This person can’t open this business right now.');
    const copyId = uuidOfText(`${newest.sk} shared with ${person_id}`);
    const to = conversationOf({ accountId, personId: person_id }, copyId);
    const isThere = await findConversation(accountId, to);
    const saved =
      !isThere &&
      (await saveConversationCopy({ accountId, to, chat, copyId, items, by: personId }, now));
    return { outcome: saved ? ('shared' as const) : ('already' as const), is_cut: isCut };
  },
);

/** Whether somebody may work in a business of an account now; its owner always may. */
const worksIn = async (accountId: AccountId, id: PersonId, businessId: string, now: Date) => {
  const [account, people] = await Promise.all([findAccount(accountId), findPeople(accountId)]);
  if (account && id === ownerIdOf(account)) return true;
  if (!account) return false;
  const seats = seatsOfAccount(account, now);
  return memberWhoMayWork(people, { id, seats, businessId }) !== undefined;
};
