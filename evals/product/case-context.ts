import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type { AnswerContext } from '../../functions/chat/answer-context.ts';
import type { Question } from '../../functions/chat/question.ts';
import { plainQuestion } from '../../functions/chat/sample-question.ts';
import { blankDetails, startBusiness } from '../../shared/domain/businesses.ts';
import type { FilledPrompt, MemoryEntry } from '../../shared/domain/chat.ts';
import { windowOf } from '../../shared/domain/context-window.ts';
import { entitlementOf } from '../../shared/domain/entitlement.ts';
import { helperIds } from '../../shared/domain/helper-ids.ts';
import { instantOf } from '../../shared/domain/local-time.ts';
import { numberBlanks } from '../../shared/domain/prompt-numbers.ts';
import { findPrompt } from '../../shared/starter-prompts/find.ts';
import { businesses } from '../cases/businesses.ts';
import { filledBlanks } from '../cases/checked-question.ts';
import type { ExamCase } from '../cases/exam-case.ts';

type Asked = Pick<
  ExamCase,
  'prompt' | 'blanks' | 'numbers' | 'outcome' | 'limits' | 'message' | 'business' | 'memory'
>;
export type Ids = { sub: string; conversationId: string; businessId: string };

export const newIds = (): Ids => ({
  sub: randomUUID(),
  conversationId: randomUUID(),
  businessId: randomUUID(),
});

/** The moment a case is asked at: ten in the morning at the business. */
export const nowOf = ({ today, business }: Pick<ExamCase, 'today' | 'business'>) =>
  instantOf(today, 10, businesses[business].time_zone ?? 'UTC');

/** The prompt of a case as the page would send it: without empty blanks, and without those it asks as numbers. Throws for one that does not exist. */
export const filledPrompt = (asked: Asked): FilledPrompt | undefined => {
  if (!asked.prompt) return undefined;
  const prompt = findPrompt(asked.prompt);
  if (!prompt) throw new Error(`There is no prompt ${asked.prompt}.`);
  const asNumbers = numberBlanks(prompt);
  const typed = Object.entries(filledBlanks(asked)).filter(
    ([id, value]) => value !== '' && !asNumbers.has(id),
  );
  return {
    id: prompt.id,
    specificOutcome: asked.outcome ?? prompt.defaultSpecificOutcome,
    ...(asked.limits && { constraints: asked.limits }),
    additionalInputs: Object.fromEntries(typed),
    ...(asked.numbers && { numbers: asked.numbers }),
  };
};

/** The question of a case, or of an earlier turn of it, as the server has it. */
export const questionOfCase = (
  asked: Asked & Pick<ExamCase, 'helper'>,
  ids: Ids,
  now: Date,
): Question => ({
  ...plainQuestion(now),
  ...ids,
  helper: asked.helper,
  text: asked.message ?? '',
  prompt: filledPrompt(asked),
});

/** What the server would have read for a case, without its earlier turns. */
export const contextOfCase = (one: ExamCase, { sub, businessId }: Ids): AnswerContext => {
  const now = nowOf(one);
  const details = businesses[one.business];
  const blank = blankDetails(details.name, details.type);
  const selected_helpers = [...(one.open ?? helperIds)];
  const entitlement = entitlementOf(accountOn(one.plan), now);
  return {
    entitlement,
    tasks: [],
    business: startBusiness(
      { ...blank, ...(details as Partial<typeof blank>), selected_helpers },
      { id: businessId, owner: sub, now },
    ),
    conversation: undefined,
    earlierTurns: windowOf([]),
    memory: entitlement.saves_history ? (one.memory ?? []).map(remembered(one, businessId)) : [],
    replacedTurn: undefined,
  };
};

/** An account that has the plan: an admin's, a bought one, or none. */
const accountOn = (plan: ExamCase['plan']): Parameters<typeof entitlementOf>[0] => ({
  is_admin: plan === 'admin',
  trial_ends_at: null,
  subscription:
    plan === 'free' || plan === 'admin' ? null : ({ plan, status: 'active' } as BoughtPlan),
});
type BoughtPlan = Parameters<typeof entitlementOf>[0]['subscription'];

const remembered =
  (one: ExamCase, business_id: string) =>
  ({ key, text, paused, since }: NonNullable<ExamCase['memory']>[number]): MemoryEntry => {
    const at = nowOf({ ...one, today: since ?? one.today });
    // Remembered before the question was asked, or its own conversation would not know it yet.
    const created_at = new Date(at.getTime() - 3_600_000).toISOString();
    return {
      id: ulid(at.getTime()),
      business_id,
      kind: key ? 'fact' : 'decision',
      key,
      text,
      helper_id: null,
      source_turn: null,
      paused: paused ?? false,
      created_at,
      updated_at: created_at,
    };
  };
