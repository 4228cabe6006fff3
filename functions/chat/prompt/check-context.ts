import { Problem } from '#shared/contract/problem.ts';
import { windowOf } from '#shared/domain/chat/prompt/context-window.ts';
import { hasProvider } from '#shared/domain/connections/providers.ts';
import { entitlementOf, isLocked } from '#shared/domain/plan/entitlement.ts';
import { chatIdOf } from '../../lib/keys/conversation-ids.ts';
import type { Question } from '../question.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import type { ContextItems } from './account-and-conversation-table.ts';
import type { AnswerContext } from './answer-context.ts';

/** A context with the account whose question it is. */
export type CheckedContext = AnswerContext & { account: NonNullable<ContextItems['account']> };

/**
 * The context of a question, checked: throws `being-deleted` for an account that leaves, `not-found` when account,
 * business or conversation do not match, and `helper-locked` when the plan does not include the helper.
 */
export const checkContext = (
  { conversationId, businessId, helper, text, prompt, replaces, isContinuation, now }: Question,
  { account, business, conversation, calendar, deleting }: ContextItems,
  turns: readonly StoredTurn[],
  { memory, tasks, money, results }: Pick<AnswerContext, 'memory' | 'tasks' | 'money' | 'results'>,
): CheckedContext => {
  if (account?.deletion_requested_at) throw new Problem('being-deleted');
  if (!account || !business || deleting) throw new Problem('not-found');
  const existing = conversation ?? turns[0];
  if (existing && (existing.business_id !== businessId || existing.helper_id !== helper))
    throw new Problem('not-found');
  const entitlement = entitlementOf(account, now);
  if (helper && isLocked(helper, entitlement, business.selected_helpers))
    throw new Problem('helper-locked');
  const replacedTurn = turns.find(({ id }) => id === replaces);
  if (!text && !prompt && !replacedTurn) throw new Problem('not-found');
  if (isContinuation && replacedTurn?.cut !== 'continue') throw new Problem('not-found');
  return {
    account,
    entitlement,
    business,
    conversation: conversation && { ...conversation, id: chatIdOf(conversationId) },
    earlierTurns: windowOf(replacedTurn ? turns.slice(1) : turns),
    memory: entitlement.saves_history ? memory : [],
    tasks,
    money,
    results,
    calendar:
      calendar && helper && hasProvider(entitlement.plan, calendar.provider) ? calendar : undefined,
    replacedTurn,
  };
};
