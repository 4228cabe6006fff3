import { randomBytes } from 'node:crypto';
import { loadHelperContent } from '#shared/catalogue/load.ts';
import { defaultStyle } from '#shared/catalogue/profiles.ts';
import { Problem } from '#shared/contract/problem.ts';
import { answerSchemas } from '#shared/domain/answer.ts';
import type { MemoryEntry } from '#shared/domain/chat.ts';
import { composePrompt, validateFilled } from '#shared/domain/compose.ts';
import { type Entitlement, isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import {
  asMessage,
  type ConversationGoal,
  contextMessages,
  directorPrompt,
  helperPrompt,
} from '#shared/domain/system-prompt.ts';
import type { Message, Request } from '../lib/openai.ts';
import type { ContextItems } from '../tables/context-table.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import { type FoundPrompt, findPrompt } from './find-prompt.ts';
import type { Question } from './question.ts';

/** What is known when a question is answered. */
export type AnswerContext = {
  entitlement: Entitlement;
  business: NonNullable<ContextItems['business']>;
  conversation: ContextItems['conversation'];
  /** The turns before the question, newest first. */
  past: readonly StoredTurn[];
  memory: readonly MemoryEntry[];
  /** The turn that is asked again or in other words. */
  replacedTurn: StoredTurn | undefined;
};

/** What the provider is asked, and how the question is shown and kept. */
export type BuiltPrompt = {
  request: Request;
  shownText: string;
  prompt: StoredTurn['prompt'];
  card: string | null;
  goal: ConversationGoal;
};

/** Composes everything the provider gets; nothing of it is taken from the browser but the owner's own words and choices. */
export const buildPrompt = (question: Question, context: AnswerContext): Promise<BuiltPrompt> =>
  question.helper === null
    ? Promise.resolve(buildDirectorPrompt(question, context))
    : buildHelperPrompt(question, question.helper, context);

const newTag = () => randomBytes(9).toString('hex');

const buildDirectorPrompt = (
  { text }: Question,
  { business, entitlement, replacedTurn }: AnswerContext,
): BuiltPrompt => {
  const shownText = text || (replacedTurn?.text ?? '');
  const open = (id: HelperId) => !isLocked(id, entitlement, business.selected_helpers);
  return {
    request: {
      messages: [
        { role: 'system', content: directorPrompt(business, open, newTag()) },
        { role: 'user', content: asMessage(shownText) },
      ],
      format: answerSchemas.director,
    },
    shownText,
    prompt: null,
    card: null,
    goal: { session_goal: null, specificOutcome: null, constraints: null },
  };
};

const buildHelperPrompt = async (
  question: Question,
  helper: HelperId,
  { business, conversation, past, memory, replacedTurn }: AnswerContext,
): Promise<BuiltPrompt> => {
  const filled =
    question.prompt ?? (question.text ? undefined : (replacedTurn?.prompt ?? undefined));
  const [{ style = defaultStyle }, found] = await Promise.all([
    loadHelperContent(helper),
    filled && findPrompt(helper, filled.id, business.type),
  ]);
  if (filled && !found) throw new Problem('not-found');
  const prompt = filled && found ? { ...filled, title: found.title } : null;
  const text = question.text || (prompt ? '' : (replacedTurn?.text ?? ''));
  const goal = goalOf(prompt, conversation, past);
  const composed = prompt && found && compose(prompt, found, { business, memory });
  return {
    request: {
      messages: [
        {
          role: 'system',
          content: helperPrompt({ helper, style, business, memory, goal, tag: newTag() }),
        },
        ...past.toReversed().flatMap(messagesOf).slice(-contextMessages),
        { role: 'user', content: [composed, asMessage(text)].filter(Boolean).join('\n\n') },
      ],
      format: answerSchemas.helper,
    },
    shownText: [prompt && `${prompt.title}: ${prompt.specificOutcome}`, text]
      .filter(Boolean)
      .join('\n\n'),
    prompt,
    card: found?.card ?? null,
    goal,
  };
};

const compose = (
  prompt: NonNullable<StoredTurn['prompt']>,
  { content, additionalInputs: definitions }: FoundPrompt,
  { business, memory }: Pick<AnswerContext, 'business' | 'memory'>,
) => {
  const wrong = validateFilled(definitions, prompt);
  if (Object.keys(wrong).length)
    throw new Problem('invalid', Object.values(wrong).join('\n'), { data: wrong });
  return composePrompt({
    content,
    definitions,
    business,
    inputs: prompt.additionalInputs,
    specificOutcome: prompt.specificOutcome,
    constraints: prompt.constraints,
    memory,
  });
};

/** What a filled prompt says a conversation is for. */
export const goalOfPrompt = (prompt: NonNullable<StoredTurn['prompt']>): ConversationGoal => ({
  session_goal: prompt.title,
  specificOutcome: prompt.specificOutcome,
  constraints: prompt.constraints || null,
});

/** What the conversation is for: this prompt, else what it was for so far. */
const goalOf = (
  prompt: StoredTurn['prompt'],
  conversation: AnswerContext['conversation'],
  past: readonly StoredTurn[],
): ConversationGoal => {
  const latest =
    prompt ?? (conversation ? null : (past.find((turn) => turn.prompt)?.prompt ?? null));
  if (latest) return goalOfPrompt(latest);
  const { session_goal = null, specificOutcome = null, constraints = null } = conversation ?? {};
  return { session_goal, specificOutcome, constraints };
};

/** A turn as the two messages it was. Of a prompt only what the owner filled in goes along again, not our words around it. */
const messagesOf = ({ text, prompt, content }: StoredTurn): Message[] => [
  { role: 'user', content: [asMessage(text), ...filledRows(prompt)].join('\n') },
  { role: 'assistant', content },
];

const filledRows = (prompt: StoredTurn['prompt']) =>
  Object.entries({ ...prompt?.additionalInputs, limits: prompt?.constraints ?? '' })
    .filter(([, value]) => value.trim())
    .map(([id, value]) => `${id.replaceAll('_', ' ')}: ${asMessage(value)}`);
