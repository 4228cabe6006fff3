import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { findAccount, updateAccount } from '../account/account-table.ts';
import type { StoredTurn } from '../chat/turns/turn-item.ts';
import type { TurnRef } from '../chat/turns/turns-table.ts';
import { markUsed } from '../drafts/drafts-table.ts';
import { countPrompt } from './prompt-counts-table.ts';
import { tradeOfAnswer } from './trade-of-answer.ts';

/**
 * Notes that an owner took a draft of an answer along. The first time it is counted for the prompt, and the first time of
 * the account is its activation; test accounts and admins are counted nowhere.
 */
export const countFirstDraftUse = async (ref: TurnRef, turn: StoredTurn, now: Date) => {
  if (turn.used_at || !(await markUsed(ref, now))) return;
  const { accountId } = ref;
  const account = await findAccount(accountId);
  if (!account) return;
  if (!account.activated_on)
    await updateAccount(
      accountId,
      { activated_on: dayOf(now) },
      { condition: 'attribute_not_exists(activated_on)', values: {} },
    );
  const { helper_id: helper, prompt } = turn;
  if (!helper || !prompt || isUncounted(account)) return;
  await countPrompt(helper, turn, { used: 1 }, await tradeOfAnswer(accountId, turn));
};
