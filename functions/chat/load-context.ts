import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf, isLocked } from '#shared/domain/entitlement.ts';
import { contextMessages } from '#shared/domain/system-prompt.ts';
import { formatChargeId } from '#shared/domain/turns.ts';
import { type ContextItems, readContextItems } from '../tables/context-table.ts';
import { acquireLease } from '../tables/leases-table.ts';
import { listMemory } from '../tables/memory-table.ts';
import { removeCharge } from '../tables/quota-table.ts';
import { type StoredTurn, turnsBefore } from '../tables/turns-table.ts';
import type { AnswerContext } from './build-prompt.ts';
import { release } from './charge.ts';
import type { Question } from './question.ts';

/** Acquires the lease and reads everything the answer needs, all at once; none of these depends on another. */
export const readContext = async (question: Question) => {
  const { sub, conversationId, businessId, helper, replaces, now } = question;
  const place = { sub, conversationId, messageId: question.messageId };
  const refund = (attempt: number) => removeCharge(sub, formatChargeId({ ...place, attempt }));
  const [acquired, ...reads] = await Promise.allSettled([
    acquireLease(place, question, now, refund),
    readContextItems(sub, businessId, conversationId),
    helper === null && !replaces
      ? { turns: [] }
      : turnsBefore(sub, conversationId, pastRange(question)),
    helper === null ? [] : listMemory(sub, businessId),
  ]);
  if (acquired.status === 'rejected') throw acquired.reason;
  const failed = reads.find((read) => read.status === 'rejected');
  if (failed) {
    if ('lease' in acquired.value) await release(acquired.value.lease, now, false);
    throw failed.reason;
  }
  const [items, past, memory] = reads.map((read) => 'value' in read && read.value) as [
    ContextItems,
    { turns: StoredTurn[] },
    AnswerContext['memory'],
  ];
  return { acquired: acquired.value, items, past: past.turns, memory };
};

/** The turn that is replaced and the ones before it, else the newest ones. */
const pastRange = ({ replaces, now }: Question) => ({
  // A tilde sorts behind every id, so that the replaced turn itself is the first one found.
  before: replaces && `${replaces}~`,
  wanted: contextMessages / 2 + (replaces ? 1 : 0),
  peek: false,
  // An answer may be asked for again the moment it is stored.
  consistent: replaces !== undefined,
  now,
});

/** Refuses a question that may not be asked here; answers the context it is answered in. */
export const checkContext = (
  { conversationId, businessId, helper, text, prompt, replaces, now }: Question,
  { account, business, conversation, deleting }: ContextItems,
  found: readonly StoredTurn[],
  memory: AnswerContext['memory'],
): AnswerContext & { account: NonNullable<ContextItems['account']> } => {
  if (!account || !business || deleting) throw new Problem('not-found');
  const existing = conversation ?? found[0];
  if (existing && (existing.business_id !== businessId || existing.helper_id !== helper))
    throw new Problem('not-found');
  const entitlement = entitlementOf(account, now);
  if (helper && isLocked(helper, entitlement, business.selected_helpers))
    throw new Problem('helper-locked');
  const replacedTurn = found.find(({ id }) => id === replaces);
  if (!text && !prompt && !replacedTurn) throw new Problem('not-found');
  return {
    account,
    entitlement,
    business,
    conversation: conversation && { ...conversation, id: conversationId },
    past: replacedTurn ? found.slice(1) : found.slice(0, contextMessages / 2),
    memory: entitlement.saves_history ? memory : [],
    replacedTurn,
  };
};
