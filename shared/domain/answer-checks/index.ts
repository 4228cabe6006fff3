/** Twenty checks of an answer that need no model: for the exam, the tests of the catalogue and the try-out of a prompt. */
import { type Check, type CheckId, type CheckResult, checkIds } from './check.ts';
import type { CheckedAnswer } from './checked-answer.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { schemaAndFinish } from './schema-and-finish.ts';

export const answerChecks: Readonly<Partial<Record<CheckId, Check>>> = {
  'schema-and-finish': schemaAndFinish,
};

/** What each check finds in an answer, in their order; `ids` are those to run, all of them when left out. */
export const checkAnswer = (
  answer: CheckedAnswer,
  question: CheckedQuestion,
  ids: readonly CheckId[] = checkIds,
): CheckResult[] =>
  ids.map((id) => {
    const why = answerChecks[id]?.look(answer, question);
    return { id, pass: why ? why.length === 0 : null, why: why ?? [] };
  });
