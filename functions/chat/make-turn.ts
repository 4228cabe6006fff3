import { BusinessDetails } from '#shared/domain/account/business.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { cutToStoredLength } from '#shared/domain/chat/answer-parts/cut-parts.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { estimatedAmounts } from '#shared/domain/chat/answer-parts/part-texts-and-estimated-amounts.ts';
import { expiry } from '#shared/domain/lib/item-expiry.ts';
import { createUnsourcedAmountFinder } from '#shared/domain/numbers/amounts/unsourced-amounts.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { chatIdOf } from '../lib/keys/conversation-ids.ts';
import type { ProviderAnswer } from './answer/ask-model.ts';
import type { AnswerContext } from './prompt/answer-context.ts';
import type { BuiltPrompt } from './prompt/built-prompt.ts';
import type { Question } from './question.ts';
import type { StoredTurn } from './turns/turn-item.ts';

/** Whether a turn is saved in the history: on plans with history, and never a turn of the assistant. */
export const isKept = ({ helper }: Question, { entitlement }: Pick<AnswerContext, 'entitlement'>) =>
  helper !== null && entitlement.saves_history;

/** What a helper says, once per conversation, after a question from a card. */
const followUpLine = (subcategory: string) =>
  `How else can I help? Ask me anything about ${subcategory}.`;

/** The turn to store once its answer is complete; with the facts that the owner typed into blanks. */
export const makeTurn = (
  question: Question,
  context: AnswerContext,
  built: BuiltPrompt,
  answer: ProviderAnswer,
  answered: Date,
): StoredTurn => {
  const { conversation, earlierTurns, replacedTurn } = context;
  const parts = cutToStoredLength(answer.parts);
  const hasFollowUp = conversation?.followed_up || earlierTurns.some((turn) => turn.follow_up);
  return {
    id: question.messageId,
    chat_id: chatIdOf(question.conversationId),
    business_id: question.businessId,
    helper_id: question.helper,
    text: built.shownText,
    prompt: built.prompt,
    ...(built.promptVersion && { prompt_version: built.promptVersion }),
    ...(question.photo && { photo: true as const }),
    ...(built.sent && { sent: built.sent }),
    content: answerAsMarkdown(parts),
    parts,
    cut: answer.cut,
    ...built.sums?.stored(),
    ...(question.helper && estimatesIn(parts, built, context)),
    suggestedHelperId: answer.suggestedHelperId,
    facts: [...answer.facts, ...built.learnable.facts],
    decisions: answer.decisions,
    follow_up: built.subcategory && !hasFollowUp ? followUpLine(built.subcategory) : null,
    feedback: null,
    created_at: question.now.toISOString(),
    answered_at: answered.toISOString(),
    seq: lengthBefore(context, isKept(question, context)) + 1,
    // A question can be edited before its first answer is stored: the id hides that turn once it is stored.
    replaces: replacedTurn ? (replacedTurn.replaces ?? replacedTurn.id) : question.replaces,
    ...(question.isContinuation && replacedTurn && continuedFields(replacedTurn)),
    ttl: isKept(question, context) ? undefined : expiry('unsaved', answered),
  };
};

/** What a continued answer keeps of the one it continues: the version of its prompt, and what its owner filled in and made of the drafts that were whole. */
const continuedFields = (
  turn: StoredTurn,
): Pick<
  StoredTurn,
  'continued' | 'drafts' | 'spanish' | 'places' | 'prompt_version' | 'used_at'
> => ({
  prompt_version: turn.prompt_version,
  continued: (turn.continued ?? 0) + 1,
  used_at: turn.used_at,
  places: turn.places,
  drafts: turn.drafts?.filter(({ index }) => !turn.parts[index]?.cut),
  spanish: turn.spanish?.filter(({ index }) => !turn.parts[index]?.cut),
});

/** The number of turns before this one. For a turn that is kept, turns that expire do not count. */
const lengthBefore = (
  { earlierTurns, conversation, replacedTurn }: AnswerContext,
  kept: boolean,
) => {
  const last = earlierTurns.find(({ ttl }) => !kept || ttl === undefined);
  if (last) return last.seq;
  // Only turns that expire were read; the header has the number of the kept ones before them.
  return earlierTurns.length && !replacedTurn ? (conversation?.message_count ?? 0) / 2 : 0;
};

/** How many are named under an answer. */
const estimatesLimit = 10;

/** What an owner wrote with a question. */
const textsOf = ({ text, prompt }: Pick<StoredTurn, 'text' | 'prompt'>) => [
  text,
  prompt?.constraints ?? '',
  ...Object.values(prompt?.additionalInputs ?? {}),
  ...Object.values(prompt?.numbers ?? {}),
];

/** What the owner wrote into the profile; ids and times of the server hold digits that mean nothing. */
const profileFields = Object.keys(BusinessDetails.shape) as (keyof BusinessDetails)[];

const valuesOf = ({ figures, steps }: CalculationResult) =>
  [...figures, ...steps].flatMap(({ unit, value, inputs }) =>
    [{ unit, value }, ...inputs].map((one) => ({ unit: one.unit, value: Number(one.value) })),
  );

/** The amounts of an answer that stand in nothing the owner said, kept or was shown: the helper's own estimates. */
const estimatesIn = (
  parts: readonly Part[],
  { shownText, prompt, sums, given }: BuiltPrompt,
  { business, memory, earlierTurns }: AnswerContext,
): Pick<StoredTurn, 'estimates'> => {
  const asked = [{ text: shownText, prompt }, ...earlierTurns];
  const check = createUnsourcedAmountFinder(
    {
      texts: [
        ...asked.flatMap(textsOf),
        ...memory.map(({ text }) => text),
        ...profileFields
          .flatMap((field) => business[field])
          .filter((value) => typeof value === 'string'),
      ],
      numbers: [...given, ...(sums?.told() ?? []).flatMap(valuesOf)],
    },
    localeAndCurrencyOf(business),
  );
  const found = estimatedAmounts(parts, check);
  const estimates = found.map(({ text }) => text).slice(0, estimatesLimit);
  return estimates.length > 0 ? { estimates } : {};
};
