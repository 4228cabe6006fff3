/** Runs the product like its server does, with its own composition, parts, calculations and reader. */

import { streamAnswer } from '../../functions/chat/answer/stream-answer.ts';
import { makeTurn } from '../../functions/chat/make-turn.ts';
import type { AnswerContext } from '../../functions/chat/prompt/answer-context.ts';
import { buildPrompt } from '../../functions/chat/prompt/build-prompt.ts';
import type { StoredTurn } from '../../functions/chat/turns/turn-item.ts';
import type { ProviderRequest } from '../../functions/lib/openai/ask-provider.ts';
import { windowOf } from '../../shared/domain/chat/prompt/context-window.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import { contextOfCase, type Ids, newIds, nowOf, questionOfCase } from './case-context.ts';

/** Minutes between two turns of a chat. */
const apart = 5;

/** The earlier turns of a case, composed and stored by the product; only their answers are given. */
const withEarlier = async (one: ExamCase, ids: Ids): Promise<AnswerContext> => {
  let context = contextOfCase(one, ids);
  const { earlier = [] } = one;
  for (const [nth, { answer, named = null, ...asked }] of earlier.entries()) {
    const before = (earlier.length - nth) * apart * 60_000;
    const now = new Date(nowOf(one).getTime() - before);
    const { helper, business, memory = [] } = one;
    const question = questionOfCase({ ...asked, helper, business, memory }, ids, now);
    const built = await buildPrompt(question, context);
    const given = {
      parts: [{ kind: 'text' as const, markdown: answer }],
      form: 'parts' as const,
      suggestedHelperId: named,
      facts: [],
      decisions: [],
    };
    const turn = makeTurn(question, context, built, given, now);
    context = { ...context, earlierTurns: windowOf([turn, ...context.earlierTurns]) };
  }
  return context;
};

/** The question of a case with everything the product adds, before it is sent. */
export const composeCase = async (one: ExamCase) => {
  const ids = newIds();
  const context = await withEarlier(one, ids);
  const question = questionOfCase(one, ids, nowOf(one));
  return { question, context, built: await buildPrompt(question, context) };
};

/** The turn that the product would store, and its request; throws the problem that an owner would see. */
export const askProduct = async (
  one: ExamCase,
): Promise<{ turn: StoredTurn; request: ProviderRequest }> => {
  const { question, context, built } = await composeCase(one);
  const telling = streamAnswer(built, question, undefined, {
    plan: context.entitlement.plan,
    spending: undefined,
    isStopped: async () => false,
    counters: [],
    now: new Date(),
  });
  let next = await telling.next();
  while (!next.done) next = await telling.next();
  const turn = makeTurn(question, context, built, next.value.answer, new Date());
  return { turn, request: built.request };
};
