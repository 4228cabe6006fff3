import { defaultStyle } from '#shared/catalogue/default-style.ts';
import { loadHelperBrief } from '#shared/catalogue/load/load-brief.ts';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { Problem } from '#shared/contract/problem.ts';
import { moneyFormatOf } from '#shared/domain/account/money-format.ts';
import { filledPromptLines } from '#shared/domain/catalogue/filled-prompt-lines.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import {
  countedBy,
  deliverablesText,
} from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { assistantAnswerFormat, helperFormat } from '#shared/domain/chat/model-answer-formats.ts';
import { assistantPrompt } from '#shared/domain/chat/prompt/assistant-prompt.ts';
import { memoryOfWindow } from '#shared/domain/chat/prompt/context-window.ts';
import { asData } from '#shared/domain/chat/prompt/data-blocks.ts';
import { type HelperPromptInput, helperPrompt } from '#shared/domain/chat/prompt/helper-prompt.ts';
import { ownWords } from '#shared/domain/chat/prompt/own-and-pasted-words.ts';
import { withoutDelimitersIn } from '#shared/domain/chat/prompt/remove-delimiters.ts';
import type { FilledPrompt } from '#shared/domain/chat/turn-schemas.ts';
import { freeLines } from '#shared/domain/connections/calendar/free-time-lines.ts';
import { factsFromBlanks, numbersFromBlanks } from '#shared/domain/memory/learn-from-blanks.ts';
import { moneyPrompt } from '#shared/domain/numbers/money-prompt.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { monthQuotesWonSentence } from '#shared/domain/results/quotes-won-sentence.ts';
import { resultCountsIn } from '#shared/domain/results/sum-result-counts.ts';
import { config } from '../../lib/config.ts';
import type { ProviderMessage } from '../../lib/openai/ask-provider.ts';
import { todayOf } from '../../week/today-and-seasons.ts';
import { weekPromptLines } from '../../week/week-prompt-lines.ts';
import { startQuestionCalculations } from '../answer/question-calculations.ts';
import type { Question } from '../question.ts';
import { providerImage } from '../question-photo.ts';
import type { AnswerContext } from './answer-context.ts';
import type { BuiltPrompt, MemoryCandidates } from './built-prompt.ts';
import { goalOf, goalUnder, noGoal } from './conversation-goal.ts';
import { filledPromptText, promptCalculations } from './filled-prompt-text.ts';
import { type FindPrompt, findPrompt } from './find-prompt.ts';
import type { FoundPrompt } from './found-prompt.ts';
import { codedBy, frameOf, goOnAfter, type MessageFrame, turnMessages } from './model-messages.ts';
import { safetyRulesFor } from './safety-rules-and-step-back.ts';

const noMemoryCandidates: MemoryCandidates = { ownWords: [], facts: [], numbers: [] };

/** What can be learned from a message and the prompt filled in with it. Blanks of a prompt that is only answered again were kept before. */
const memoryCandidatesFrom = (
  text: string,
  { prompt, isNew }: { prompt: BuiltPrompt['prompt']; isNew: boolean },
  found: FoundPrompt | undefined,
  known: Parameters<typeof factsFromBlanks>[2],
): MemoryCandidates => {
  if (!prompt || !found) return { ...noMemoryCandidates, ownWords: [text] };
  const { content, additionalInputs: definitions } = found;
  return {
    ownWords: [text, ...ownWords(prompt, content, definitions)],
    facts: isNew ? factsFromBlanks(prompt, definitions, known) : [],
    numbers: isNew ? numbersFromBlanks(prompt, found) : [],
  };
};

/** The request of a question to the general assistant, which shows the way to a helper. */
const buildAssistantPrompt = async (
  question: Question,
  { entitlement, earlierTurns, replacedTurn }: AnswerContext,
  frame: MessageFrame,
): Promise<BuiltPrompt> => {
  const { text, photo, now, messageId } = question;
  const { business, codeOf, codes } = frame;
  const shownText = text || (replacedTurn?.text ?? '');
  const rules = await safetyRulesFor({ ...question, text: shownText }, business);
  const open = (id: HelperId) => !isLocked(id, entitlement, business.selected_helpers);
  const asked = {
    id: messageId,
    text: shownText,
    prompt: null,
    ...(rules && { sent: `${asData(shownText)}\n\n${rules}` }),
    ...(photo && { photo: true as const }),
    created_at: now.toISOString(),
  };
  return {
    request: {
      messages: [
        { role: 'system', content: assistantPrompt(business, open, codeOf('notes')) },
        ...turnMessages(earlierTurns, asked, frame, providerImage(photo, 'low')),
      ],
      format: assistantAnswerFormat,
      cacheKey: 'director',
    },
    codes,
    coded: codedBy(frame, messageId),
    sent: asked.sent,
    deliverables: [],
    sums: null,
    given: [],
    shownText,
    prompt: null,
    promptVersion: undefined,
    subcategory: null,
    goal: noGoal,
    learnable: noMemoryCandidates,
  };
};

/** Builds the request to the provider from stored data; only the owner's text and inputs come from the browser. `find` is where its prompt is looked up. */
export const buildPrompt = async (
  question: Question,
  context: AnswerContext,
  find: FindPrompt = findPrompt,
): Promise<BuiltPrompt> => {
  const { business, earlierTurns, replacedTurn } = context;
  const continued = question.isContinuation && replacedTurn ? [replacedTurn] : [];
  const frame = await frameOf(question, business, [...earlierTurns, ...continued]);
  return question.helper === null
    ? buildAssistantPrompt(question, context, frame)
    : buildHelperPrompt(question, { helper: question.helper, find }, context, frame);
};

/** What the helper is told of the week and the calendar, and what became of this month's quotes. */
const weekNotes = async ({ business, tasks, results, calendar }: AnswerContext, now: Date) => ({
  ...(await weekPromptLines(business, tasks, now)),
  free: calendar
    ? freeLines({
        booked: calendar.calendar.booked,
        hours: calendar.hours,
        timeZone: business.time_zone ?? calendar.calendar.time_zone,
        now,
      })
    : [],
  quotes: monthQuotesWonSentence(resultCountsIn(todayOf(business, now).slice(0, 7), results)),
});

const buildHelperPrompt = async (
  question: Question,
  { helper, find }: { helper: HelperId; find: FindPrompt },
  context: AnswerContext,
  frame: MessageFrame,
): Promise<BuiltPrompt> => {
  const { business, memory, money, earlierTurns, replacedTurn } = context;
  const filled =
    question.prompt ?? (question.text ? undefined : (replacedTurn?.prompt ?? undefined));
  const [{ style = defaultStyle }, brief, shipped, week] = await Promise.all([
    loadHelperContent(helper),
    loadHelperBrief(helper),
    filled && find(helper, filled.id, business.type),
    weekNotes(context, question.now),
  ]);
  if (filled && !shipped) throw new Problem('not-found');
  const found = (filled && shipped?.insteadFor?.(filled, business.country ?? '')) ?? shipped;
  const prompt = filled && found ? withWords(filled, found, business) : null;
  const text = question.text || (prompt ? '' : (replacedTurn?.text ?? ''));
  const goal = goalUnder(found?.rules, goalOf(prompt, context.conversation, earlierTurns));
  const composed = prompt && found && filledPromptText(prompt, found, { business, memory });
  const sums = startQuestionCalculations(
    question,
    context,
    prompt && found && promptCalculations(prompt, found),
  );
  const notes = moneyPrompt(business, money, todayOf(business, question.now));
  const rules = await safetyRulesFor({ ...question, text, prompt: prompt ?? undefined }, business);
  const deliverables = countedBy(found?.deliverables ?? [], filled?.additionalInputs ?? {});
  const asked = {
    id: question.messageId,
    text,
    prompt,
    sent: textToSend(text, composed, { figures: sums.block(), deliverables, rules }),
    ...(question.photo && { photo: true as const }),
    created_at: question.now.toISOString(),
  };
  return {
    request: {
      messages: [
        systemMessage(
          { helper, brief, style, goal, money: notes.lines, week, now: question.now },
          context,
          frame,
        ),
        ...(question.isContinuation && replacedTurn
          ? [...turnMessages(earlierTurns, replacedTurn, frame), ...goOnAfter(replacedTurn, frame)]
          : turnMessages(earlierTurns, asked, frame, providerImage(question.photo, 'high'))),
      ],
      format: helperFormat,
      cacheKey: helper,
    },
    codes: frame.codes,
    coded: codedBy(frame, question.messageId),
    sent: asked.sent,
    deliverables,
    sums,
    given: notes.given,
    shownText: [prompt && `${prompt.title}: ${prompt.specificOutcome}`, text]
      .filter(Boolean)
      .join('\n\n'),
    prompt,
    promptVersion: found?.version,
    subcategory: found?.subcategory ?? null,
    goal,
    learnable: memoryCandidatesFrom(text, { prompt, isNew: Boolean(question.prompt) }, found, {
      business,
      memory,
    }),
  };
};

/** A filled prompt with the words of its form, as it is shown from now on. */
const withWords = (
  filled: FilledPrompt,
  { title, additionalInputs }: FoundPrompt,
  business: AnswerContext['business'],
): NonNullable<BuiltPrompt['prompt']> => ({
  ...filled,
  title,
  lines: filledPromptLines(additionalInputs, filled, moneyFormatOf(business)),
});

/** The text of a question with its prompt, what that hands over, and its figures; undefined for a plain text. */
const textToSend = (
  text: string,
  composed: string | null | undefined,
  {
    figures,
    deliverables,
    rules,
  }: { figures: string; rules: string } & Pick<BuiltPrompt, 'deliverables'>,
) => {
  if (!composed && !figures && !rules) return undefined;
  const handOver = deliverables.length ? deliverablesText(deliverables) : '';
  return [composed, handOver, figures, asData(text), rules].filter(Boolean).join('\n\n');
};

const systemMessage = (
  {
    goal,
    money,
    week,
    ...who
  }: Pick<HelperPromptInput, 'helper' | 'brief' | 'style' | 'goal' | 'money' | 'week' | 'now'>,
  { memory, earlierTurns }: AnswerContext,
  { business, codeOf, codes }: MessageFrame,
): ProviderMessage => ({
  role: 'system',
  content: helperPrompt({
    ...who,
    business,
    memory: withoutDelimitersIn(memoryOfWindow(memory, earlierTurns), codes),
    goal: withoutDelimitersIn(goal, codes),
    money: withoutDelimitersIn(money, codes),
    week: withoutDelimitersIn(week, codes),
    form: config.OPENAI_FORMAT === 'schema' ? 'parts' : 'markdown',
    code: codeOf('notes'),
  }),
});
