import type { CheckResult } from '../domain/chat/answer-checks/check.ts';
import type { CheckedAnswer } from '../domain/chat/answer-checks/checked-answer.ts';
import type { CheckedQuestion } from '../domain/chat/answer-checks/checked-question.ts';
import { answerChecks, checkAnswer } from '../domain/chat/answer-checks/index.ts';
import { foreignWordsOf } from './foreign-words.ts';

type Tried = Omit<CheckedQuestion, 'foreignWords' | 'isDirector' | 'expect'>;

/** What the checks find in a helper's answer of which nothing more is expected, each with what it promises. */
export const checkTriedAnswer = (
  answer: CheckedAnswer,
  question: Tried,
): (CheckResult & { promise: string })[] =>
  checkAnswer(answer, {
    ...question,
    foreignWords: foreignWordsOf(question.business.type ?? ''),
    isDirector: false,
    expect: {},
  }).map((result) => ({ ...result, promise: answerChecks[result.id].promise }));
