import { loadHelperContent } from '#shared/catalogue/load.ts';
import { loadHelperBrief } from '#shared/catalogue/load-brief.ts';
import { defaultStyle } from '#shared/catalogue/profiles.ts';
import { Problem } from '#shared/contract/problem.ts';
import { answerSchemas } from '#shared/domain/answer.ts';
import { withoutCodes, withoutCodesIn } from '#shared/domain/block-codes.ts';
import type { ConversationGoal } from '#shared/domain/business-rows.ts';
import { asData } from '#shared/domain/compose.ts';
import { memoryOfWindow } from '#shared/domain/context-window.ts';
import { withCode } from '#shared/domain/data-blocks.ts';
import { directorPrompt } from '#shared/domain/director-prompt.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helperPrompt, type SystemPromptInput } from '#shared/domain/system-prompt.ts';
import type { ProviderMessage, ProviderRequest } from '../lib/openai.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import type { AnswerContext } from './answer-context.ts';
import { compose, promptSums } from './compose-prompt.ts';
import { goalOf, noGoal } from './conversation-goal.ts';
import { findPrompt } from './find-prompt.ts';
import { type Learnable, learnableFrom, nothingLearnable } from './learnable.ts';
import { frameOf, goOnAfter, type MessageFrame, messagesOf, questionMessage } from './messages.ts';
import type { Question } from './question.ts';
import { type Sums, startSums } from './sums.ts';

/** The request to the provider, and how the question is shown and stored. */
export type BuiltPrompt = {
  request: ProviderRequest;
  /** The codes of the conversation's blocks, which no answer may show. */
  codes: readonly string[];
  /** Marks the blocks of a text with the code of this question. */
  coded: (text: string) => string;
  /** The question as it was sent, without day and codes, when it is more than the owner's text. */
  sent: string | undefined;
  /** The sums of the question; null for the general assistant. */
  sums: Sums | null;
  shownText: string;
  prompt: StoredTurn['prompt'];
  /** The subcategory that the prompt belongs to, for the follow-up. */
  subcategory: string | null;
  goal: ConversationGoal;
  /** What can be learned from what the owner typed. */
  learnable: Learnable;
};

/** Builds the request to the provider from stored data; only the owner's text and inputs come from the browser. */
export const buildPrompt = async (
  question: Question,
  context: AnswerContext,
): Promise<BuiltPrompt> => {
  const { business, earlierTurns, replacedTurn } = context;
  const continued = question.isContinuation && replacedTurn ? [replacedTurn] : [];
  const frame = await frameOf(question, business, [...earlierTurns, ...continued]);
  return question.helper === null
    ? buildDirectorPrompt(question, context, frame)
    : buildHelperPrompt(question, question.helper, context, frame);
};

const buildDirectorPrompt = (
  { text, now, messageId }: Question,
  { entitlement, earlierTurns, replacedTurn }: AnswerContext,
  frame: MessageFrame,
): BuiltPrompt => {
  const { business, codeOf, codes } = frame;
  const shownText = text || (replacedTurn?.text ?? '');
  const open = (id: HelperId) => !isLocked(id, entitlement, business.selected_helpers);
  const asked = { id: messageId, text: shownText, prompt: null, created_at: now.toISOString() };
  return {
    request: {
      messages: [
        { role: 'system', content: directorPrompt(business, open, codeOf('notes')) },
        ...earlierTurns.toReversed().flatMap((turn) => messagesOf(turn, frame)),
        questionMessage(asked, frame),
      ],
      format: answerSchemas.director,
      cacheKey: 'director',
    },
    codes,
    coded: codedBy(frame, messageId),
    sent: undefined,
    sums: null,
    shownText,
    prompt: null,
    subcategory: null,
    goal: noGoal,
    learnable: nothingLearnable,
  };
};

const buildHelperPrompt = async (
  question: Question,
  helper: HelperId,
  context: AnswerContext,
  frame: MessageFrame,
): Promise<BuiltPrompt> => {
  const { business, memory, conversation, earlierTurns, replacedTurn } = context;
  const filled =
    question.prompt ?? (question.text ? undefined : (replacedTurn?.prompt ?? undefined));
  const [{ style = defaultStyle }, brief, found] = await Promise.all([
    loadHelperContent(helper),
    loadHelperBrief(helper),
    filled && findPrompt(helper, filled.id, business.type),
  ]);
  if (filled && !found) throw new Problem('not-found');
  const prompt = filled && found ? { ...filled, title: found.title } : null;
  const text = question.text || (prompt ? '' : (replacedTurn?.text ?? ''));
  const goal = goalOf(prompt, conversation, earlierTurns);
  const composed = prompt && found && compose(prompt, found, { business, memory });
  const sums = await startSums(question, context, prompt && found && promptSums(prompt, found));
  const figures = sums.block();
  const asked = {
    id: question.messageId,
    text,
    prompt,
    sent:
      composed || figures
        ? [composed, figures, asData(text)].filter(Boolean).join('\n\n')
        : undefined,
    created_at: question.now.toISOString(),
  };
  return {
    request: {
      messages: [
        systemMessage({ helper, brief, style, goal, now: question.now }, context, frame),
        ...earlierTurns.toReversed().flatMap((turn) => messagesOf(turn, frame)),
        ...(question.isContinuation && replacedTurn
          ? [questionMessage(replacedTurn, frame), ...goOnAfter(replacedTurn)]
          : [questionMessage(asked, frame)]),
      ],
      format: answerSchemas.helper,
      cacheKey: helper,
    },
    codes: frame.codes,
    coded: codedBy(frame, question.messageId),
    sent: asked.sent,
    sums,
    shownText: [prompt && `${prompt.title}: ${prompt.specificOutcome}`, text]
      .filter(Boolean)
      .join('\n\n'),
    prompt,
    subcategory: found?.subcategory ?? null,
    goal,
    learnable: learnableFrom(text, { prompt, isNew: Boolean(question.prompt) }, found, {
      business,
      memory,
    }),
  };
};

const codedBy =
  ({ codeOf, codes }: MessageFrame, messageId: string) =>
  (text: string) =>
    withCode(withoutCodes(text, codes), codeOf({ messageId }));

const systemMessage = (
  { goal, ...who }: Pick<SystemPromptInput, 'helper' | 'brief' | 'style' | 'goal' | 'now'>,
  { memory, earlierTurns }: AnswerContext,
  { business, codeOf, codes }: MessageFrame,
): ProviderMessage => ({
  role: 'system',
  content: helperPrompt({
    ...who,
    business,
    memory: withoutCodesIn(memoryOfWindow(memory, earlierTurns), codes),
    goal: withoutCodesIn(goal, codes),
    code: codeOf('notes'),
  }),
});
