import { helperIds } from '../domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '../domain/catalogue/trade-of-business-type.ts';
import type { CheckResult } from '../domain/chat/answer-checks/check.ts';
import type { CheckedAnswer } from '../domain/chat/answer-checks/checked-answer.ts';
import type { CheckedQuestion } from '../domain/chat/answer-checks/checked-question.ts';
import { answerChecks, checkAnswer } from '../domain/chat/answer-checks/index.ts';
import { catalogue } from './index.ts';
import { trades } from './trades.ts';

const plainly = (text: string) => text.toLowerCase().replaceAll('-', ' ');

/** The prompts that every trade gets, as one text: a word in there belongs to none. */
const everyTrades = helperIds
  .flatMap((helper) => {
    const { quickStarts, subcategories } = catalogue[helper];
    return [...quickStarts, ...subcategories.flatMap(({ prompts }) => prompts)];
  })
  .map(({ content, defaultSpecificOutcome }) =>
    `${content} ${defaultSpecificOutcome}`.toLowerCase(),
  )
  .join('\n');

/** Words of the other trades, as the catalogue names them; undefined for a business of no listed trade. */
export const foreignWordsOf = (type: string): string[] | undefined =>
  specificTradeNames.some((name) => name === type)
    ? specificTradeNames
        .flatMap((name) => (name === type ? [] : trades[name].signature))
        .filter((word) => !everyTrades.includes(plainly(word)))
    : undefined;

type Tried = Omit<CheckedQuestion, 'foreignWords' | 'isAssistant' | 'expect'>;

/** What the checks find in a helper's answer of which nothing more is expected, each with what it promises. */
export const checkTriedAnswer = (
  answer: CheckedAnswer,
  question: Tried,
): (CheckResult & { promise: string })[] =>
  checkAnswer(answer, {
    ...question,
    foreignWords: foreignWordsOf(question.business.type ?? ''),
    isAssistant: false,
    expect: {},
  }).map((result) => ({ ...result, promise: answerChecks[result.id].promise }));
