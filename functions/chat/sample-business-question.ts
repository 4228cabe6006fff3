import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type { contract } from '#shared/contract/index.ts';
import type { Parsed } from '#shared/contract/route.ts';
import { startBusiness } from '#shared/domain/account/new-business.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import { windowOf } from '#shared/domain/chat/prompt/context-window.ts';
import {
  type TryoutSampleId,
  tryoutSampleBusiness,
} from '#shared/domain/chat/tryout-sample-businesses.ts';
import { noMoney } from '#shared/domain/numbers/money-prompt.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import type { AnswerContext } from './prompt/answer-context.ts';
import type { Question } from './question.ts';

type TryPrompt = typeof contract.chat.tryPrompt;

/** A question of its own: it goes on from no other, and brings no figures. */
export const standaloneQuestion = (now: Date) => ({
  messageId: ulid(now.getTime()),
  personId: randomUUID(),
  figures: undefined,
  photo: undefined,
  replaces: undefined,
  takenFrom: undefined,
  setAside: [],
  isContinuation: false,
  owner: randomUUID(),
  fingerprint: '',
  now,
});

/** The first question of a conversation that nobody has, so that nothing of anybody is read for it. */
export const sampleQuestion = (
  { id, helper_id, filled }: Pick<Parsed<TryPrompt>, 'id' | 'helper_id' | 'filled'>,
  now: Date,
): Question => ({
  ...standaloneQuestion(now),
  accountId: randomUUID(),
  conversationId: randomUUID(),
  businessId: randomUUID(),
  helper: helper_id,
  text: '',
  prompt: { ...filled, id },
});

/** What such a question is answered with: a sample business of the trade, with no memory and nothing before. */
export const sampleContext = (
  { sample, business_type }: { sample: TryoutSampleId; business_type: TradeName },
  { accountId, businessId, now }: Pick<Question, 'accountId' | 'businessId' | 'now'>,
): AnswerContext => ({
  entitlement: entitlementOf({ is_admin: true, trial_ends_at: null, subscription: null }, now),
  business: startBusiness(
    { ...tryoutSampleBusiness(sample, business_type), selected_helpers: [...helperIds] },
    { id: businessId, accountId, now },
  ),
  conversation: undefined,
  earlierTurns: windowOf([]),
  memory: [],
  tasks: [],
  money: noMoney,
  results: [],
  replacedTurn: undefined,
});
