import { randomBytes } from 'node:crypto';
import { loadHelperContent } from '#shared/catalogue/load.ts';
import { defaultStyle } from '#shared/catalogue/profiles.ts';
import { Problem } from '#shared/contract/problem.ts';
import { answerSchemas } from '#shared/domain/answer.ts';
import type { Knowledge } from '#shared/domain/chat.ts';
import { composePrompt, validateFilled } from '#shared/domain/compose.ts';
import {
  asMessage,
  contextMessages,
  directorPrompt,
  helperPrompt,
  type Session,
} from '#shared/domain/system-prompt.ts';
import { type Entitlement, isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import type { Message, Request } from '../lib/openai.ts';
import { type FoundPrompt, findPrompt } from './find-prompt.ts';
import type { Question } from './question.ts';
import type { Scene } from '../tables/context-table.ts';
import type { StoredTurn } from '../tables/turns-table.ts';

/** What is known when a question is answered. */
export type Situation = {
  entitlement: Entitlement;
  business: NonNullable<Scene['business']>;
  chat: Scene['chat'];
  /** The turns before the question, newest first. */
  past: readonly StoredTurn[];
  knowledge: readonly Knowledge[];
  /** The turn that is asked again or in other words. */
  again: StoredTurn | undefined;
};

/** What the provider is asked, and how the question is shown and kept. */
export type Brief = {
  request: Request;
  shown: string;
  prompt: StoredTurn['prompt'];
  card: string | null;
  session: Session;
};

/** Composes everything the provider gets; nothing of it is taken from the browser but the owner's own words and choices. */
export const briefFor = (question: Question, situation: Situation): Promise<Brief> =>
  question.helper === null
    ? Promise.resolve(directorBrief(question, situation))
    : helperBrief(question, question.helper, situation);

const newTag = () => randomBytes(9).toString('hex');

const directorBrief = ({ text }: Question, { business, entitlement, again }: Situation): Brief => {
  const shown = text || (again?.text ?? '');
  const open = (id: HelperId) => !isLocked(id, entitlement, business.selected_helpers);
  return {
    request: {
      messages: [
        { role: 'system', content: directorPrompt(business, open, newTag()) },
        { role: 'user', content: asMessage(shown) },
      ],
      format: answerSchemas.director,
    },
    shown,
    prompt: null,
    card: null,
    session: { session_goal: null, specificOutcome: null, constraints: null },
  };
};

const helperBrief = async (
  question: Question,
  helper: HelperId,
  { business, chat, past, knowledge, again }: Situation,
): Promise<Brief> => {
  const filled = question.prompt ?? (question.text ? undefined : (again?.prompt ?? undefined));
  const [{ style = defaultStyle }, found] = await Promise.all([
    loadHelperContent(helper),
    filled && findPrompt(helper, filled.id, business.type),
  ]);
  if (filled && !found) throw new Problem('not-found');
  const prompt = filled && found ? { ...filled, title: found.title } : null;
  const text = question.text || (prompt ? '' : (again?.text ?? ''));
  const session = sessionOf(prompt, chat, past);
  const composed = prompt && found && compose(prompt, found, { business, knowledge });
  return {
    request: {
      messages: [
        {
          role: 'system',
          content: helperPrompt({ helper, style, business, knowledge, session, tag: newTag() }),
        },
        ...past.toReversed().flatMap(messagesOf).slice(-contextMessages),
        { role: 'user', content: [composed, asMessage(text)].filter(Boolean).join('\n\n') },
      ],
      format: answerSchemas.helper,
    },
    shown: [prompt && `${prompt.title}: ${prompt.specificOutcome}`, text]
      .filter(Boolean)
      .join('\n\n'),
    prompt,
    card: found?.card ?? null,
    session,
  };
};

const compose = (
  prompt: NonNullable<StoredTurn['prompt']>,
  { content, additionalInputs: definitions }: FoundPrompt,
  { business, knowledge }: Pick<Situation, 'business' | 'knowledge'>,
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
    memory: knowledge,
  });
};

/** What a filled prompt says a conversation is for. */
export const sessionFrom = (prompt: NonNullable<StoredTurn['prompt']>): Session => ({
  session_goal: prompt.title,
  specificOutcome: prompt.specificOutcome,
  constraints: prompt.constraints || null,
});

/** What the conversation is for: this prompt, else what it was for so far. */
const sessionOf = (
  prompt: StoredTurn['prompt'],
  chat: Situation['chat'],
  past: readonly StoredTurn[],
): Session => {
  const latest = prompt ?? (chat ? null : (past.find((turn) => turn.prompt)?.prompt ?? null));
  if (latest) return sessionFrom(latest);
  const { session_goal = null, specificOutcome = null, constraints = null } = chat ?? {};
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
