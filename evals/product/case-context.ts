import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type { AnswerContext } from '../../functions/chat/prompt/answer-context.ts';
import type { Question } from '../../functions/chat/question.ts';
import { standaloneQuestion } from '../../functions/chat/sample-business-question.ts';
import { blankDetails, startBusiness } from '../../shared/domain/account/new-business.ts';
import { helperIds } from '../../shared/domain/catalogue/helper-ids.ts';
import { stripPhotoMetadata } from '../../shared/domain/chat/photo-bytes/strip-photo-metadata.ts';
import { windowOf } from '../../shared/domain/chat/prompt/context-window.ts';
import type { FilledPrompt } from '../../shared/domain/chat/turn-schemas.ts';
import { addDays } from '../../shared/domain/lib/local-date.ts';
import { instantOf } from '../../shared/domain/lib/local-time.ts';
import type { MemoryEntry } from '../../shared/domain/memory/memory-schemas.ts';
import { noMoney } from '../../shared/domain/numbers/money-prompt.ts';
import { numbers } from '../../shared/domain/numbers/numbers.ts';
import { SavedNumber } from '../../shared/domain/numbers/saved-number-schemas.ts';
import { getNumberInputs } from '../../shared/domain/numbers/starter-prompt-numbers.ts';
import { entitlementOf } from '../../shared/domain/plan/entitlement.ts';
import type { Task } from '../../shared/domain/week/task-schemas.ts';
import { businesses } from '../cases/businesses.ts';
import { findCasePrompt } from '../cases/case-prompt.ts';
import { filledBlanks } from '../cases/checked-question.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import { readPhoto } from '../cases/photo.ts';

type Asked = Pick<
  ExamCase,
  'prompt' | 'blanks' | 'numbers' | 'outcome' | 'limits' | 'message' | 'business' | 'memory'
>;
export type Ids = { accountId: string; conversationId: string; businessId: string };

export const newIds = (): Ids => ({
  accountId: randomUUID(),
  conversationId: randomUUID(),
  businessId: randomUUID(),
});

/** The time of a case: ten in the morning at the business. */
export const nowOf = ({ today, business }: Pick<ExamCase, 'today' | 'business'>) =>
  instantOf(today, 10, businesses[business].time_zone ?? 'UTC');

/**
 * The prompt of a case as the page would send it, without empty blanks and those asked as numbers. Throws for an
 * unknown prompt.
 */
export const filledPrompt = (asked: Asked): FilledPrompt | undefined => {
  if (!asked.prompt) return undefined;
  const prompt = findCasePrompt(asked.prompt);
  if (!prompt) throw new Error(`There is no prompt ${asked.prompt}.`);
  const asNumbers = getNumberInputs(prompt);
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

/** The question of a case, or of an earlier turn of it, as the server receives it. */
export const questionOfCase = (
  asked: Asked & Pick<ExamCase, 'helper'> & Partial<Pick<ExamCase, 'photo'>>,
  ids: Ids,
  now: Date,
): Question => ({
  ...standaloneQuestion(now),
  ...ids,
  helper: asked.helper,
  text: asked.message ?? '',
  prompt: filledPrompt(asked),
  photo: asked.photo ? photoOf(asked.photo) : undefined,
});

/** A photo as the server holds it; the small one that would be kept is of no use here. */
const photoOf = (name: string): NonNullable<Question['photo']> => {
  const picture = stripPhotoMetadata(readPhoto(name));
  if (!picture) throw new Error(`The photo ${name} cannot be read.`);
  return { picture, thumbnail: picture, hash: name };
};

/** The data that the server would have read for a case, without its earlier turns. */
export const contextOfCase = (one: ExamCase, { accountId, businessId }: Ids): AnswerContext => {
  const now = nowOf(one);
  const details = businesses[one.business];
  const blank = blankDetails(details.name, details.type);
  const selected_helpers = [...(one.open ?? helperIds)];
  const entitlement = entitlementOf(accountOn(one.plan), now);
  return {
    entitlement,
    tasks: (one.tasks ?? []).map(listed(one, businessId)),
    money: { ...noMoney, known: { ...noMoney.known, numbers: keptOf(one) } },
    results: [],
    business: startBusiness(
      { ...blank, ...(details as Partial<typeof blank>), selected_helpers },
      { id: businessId, accountId, now },
    ),
    conversation: undefined,
    earlierTurns: windowOf([]),
    memory: entitlement.saves_history ? (one.memory ?? []).map(remembered(one, businessId)) : [],
    replacedTurn: undefined,
  };
};

/** The numbers that the business of a case keeps. */
const keptOf = ({ kept = {}, today }: ExamCase): SavedNumber[] =>
  Object.entries(kept).map(([id, value]) =>
    SavedNumber.parse({
      id,
      value,
      unit: numbers[id as keyof typeof kept].unit,
      date: today,
      source: 'owner',
    }),
  );

/** An account with the plan of the case: an admin's, a paid one, or none. */
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
    // Created before the question, so that the current chat does not count as its source.
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

const listed =
  (one: ExamCase, business_id: string) =>
  ({ title, due_in, state, who }: NonNullable<ExamCase['tasks']>[number]): Task => {
    const due = addDays(one.today, due_in);
    const created_at = new Date(nowOf(one).getTime() - 7 * 24 * 3_600_000).toISOString();
    const done_at = state === 'done' ? nowOf({ ...one, today: due }).toISOString() : null;
    return {
      id: ulid(nowOf(one).getTime()),
      business_id,
      title,
      detail: '',
      minutes: null,
      who: who ?? null,
      due,
      helper_id: null,
      source: { kind: 'own' },
      draft: null,
      state,
      done_at,
      created_at,
      updated_at: done_at ?? created_at,
      version: 1,
      changed: { words: 1, due: 1, state: 1 },
    };
  };
