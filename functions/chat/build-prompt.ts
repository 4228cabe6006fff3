import { randomBytes } from 'node:crypto';
import { loadHelperContent } from '#shared/catalogue/load.ts';
import { defaultStyle } from '#shared/catalogue/profiles.ts';
import { Problem } from '#shared/contract/problem.ts';
import { answerSchemas } from '#shared/domain/answer.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import {
  asMessage,
  type ConversationGoal,
  contextMessages,
  directorPrompt,
  helperPrompt,
} from '#shared/domain/system-prompt.ts';
import type { ProviderRequest } from '../lib/openai.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import type { AnswerContext } from './answer-context.ts';
import { compose, promptSums } from './compose-prompt.ts';
import { goOnAfter, messagesOf } from './earlier-messages.ts';
import { findPrompt } from './find-prompt.ts';
import type { Question } from './question.ts';
import { type Sums, startSums } from './sums.ts';

/** The request to the provider, and how the question is shown and stored. */
export type BuiltPrompt = {
  request: ProviderRequest;
  /** The sums of the question; null for the general assistant. */
  sums: Sums | null;
  /** The random part of its tags. */
  tag: string;
  shownText: string;
  prompt: StoredTurn['prompt'];
  /** The subcategory that the prompt belongs to, for the follow-up. */
  subcategory: string | null;
  goal: ConversationGoal;
};

/** Builds the request to the provider from stored data; only the owner's text and inputs come from the browser. */
export const buildPrompt = (question: Question, context: AnswerContext): Promise<BuiltPrompt> =>
  question.helper === null
    ? Promise.resolve(buildDirectorPrompt(question, context))
    : buildHelperPrompt(question, question.helper, context);

const newTag = () => randomBytes(9).toString('hex');

const buildDirectorPrompt = (
  { text, now }: Question,
  { business, entitlement, replacedTurn }: AnswerContext,
): BuiltPrompt => {
  const shownText = text || (replacedTurn?.text ?? '');
  const tag = newTag();
  const open = (id: HelperId) => !isLocked(id, entitlement, business.selected_helpers);
  return {
    request: {
      messages: [
        { role: 'system', content: directorPrompt(business, open, now, tag) },
        { role: 'user', content: asMessage(shownText) },
      ],
      format: answerSchemas.director,
    },
    sums: null,
    tag,
    shownText,
    prompt: null,
    subcategory: null,
    goal: { session_goal: null, specificOutcome: null, constraints: null },
  };
};

const buildHelperPrompt = async (
  question: Question,
  helper: HelperId,
  context: AnswerContext,
): Promise<BuiltPrompt> => {
  const { business, conversation, earlierTurns, memory, replacedTurn } = context;
  const filled =
    question.prompt ?? (question.text ? undefined : (replacedTurn?.prompt ?? undefined));
  const [{ style = defaultStyle }, found] = await Promise.all([
    loadHelperContent(helper),
    filled && findPrompt(helper, filled.id, business.type),
  ]);
  if (filled && !found) throw new Problem('not-found');
  const prompt = filled && found ? { ...filled, title: found.title } : null;
  const text = question.text || (prompt ? '' : (replacedTurn?.text ?? ''));
  const goal = goalOf(prompt, conversation, earlierTurns);
  const composed = prompt && found && compose(prompt, found, { business, memory });
  const sums = await startSums(question, context, prompt && found && promptSums(prompt, found));
  const tag = newTag();
  return {
    request: {
      messages: [
        {
          role: 'system',
          content: helperPrompt({
            helper,
            style,
            business,
            memory,
            goal,
            now: question.now,
            tag,
          }),
        },
        ...earlierTurns.toReversed().flatMap(messagesOf).slice(-contextMessages),
        {
          role: 'user',
          content: [composed, sums.block(tag), asMessage(text)].filter(Boolean).join('\n\n'),
        },
        ...(question.isContinuation && replacedTurn ? goOnAfter(replacedTurn) : []),
      ],
      format: answerSchemas.helper,
    },
    sums,
    tag,
    shownText: [prompt && `${prompt.title}: ${prompt.specificOutcome}`, text]
      .filter(Boolean)
      .join('\n\n'),
    prompt,
    subcategory: found?.subcategory ?? null,
    goal,
  };
};

/** The goal that a filled prompt gives its conversation. */
export const goalOfPrompt = (prompt: NonNullable<StoredTurn['prompt']>): ConversationGoal => ({
  session_goal: prompt.title,
  specificOutcome: prompt.specificOutcome,
  constraints: prompt.constraints || null,
});

/** The goal of the conversation: that of this prompt, else the goal it had so far. */
const goalOf = (
  prompt: StoredTurn['prompt'],
  conversation: AnswerContext['conversation'],
  earlierTurns: readonly StoredTurn[],
): ConversationGoal => {
  const latest =
    prompt ?? (conversation ? null : (earlierTurns.find((turn) => turn.prompt)?.prompt ?? null));
  if (latest) return goalOfPrompt(latest);
  const { session_goal = null, specificOutcome = null, constraints = null } = conversation ?? {};
  return { session_goal, specificOutcome, constraints };
};
