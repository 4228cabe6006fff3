import { type CheckId, checkIds } from '../../shared/domain/answer-checks/check.ts';
import {
  answerChecks,
  checkAnswer,
  checkExpected,
} from '../../shared/domain/answer-checks/index.ts';
import { checkedQuestion } from '../cases/checked-question.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import type { AnswerLine } from '../product/answer-line.ts';

/** What is looked at beside the twenty checks: what the case itself asks for. */
const caseChecks = {
  'as-the-case-asks': {
    promise: 'Says what this case must have, and nothing that it must not.',
    gate: 0.95,
  },
  'right-helper': { promise: 'The director names the right helper, or none.', gate: 0.95 },
} as const;

export type RowId = CheckId | keyof typeof caseChecks;
export const rowIds: readonly RowId[] = [
  ...checkIds,
  ...(Object.keys(caseChecks) as (keyof typeof caseChecks)[]),
];

/** What a row promises, and the share of answers that have to pass it. */
export const rowOf = (id: RowId): { promise: string; gate: number } =>
  id in caseChecks ? caseChecks[id as keyof typeof caseChecks] : answerChecks[id as CheckId];

/** What one row says of one answer; `pass` is null where it does not apply. */
export type RowResult = { id: RowId; pass: boolean | null; why: readonly string[] };

const verdict = (id: RowId, why: readonly string[] | undefined): RowResult => ({
  id,
  pass: why ? why.length === 0 : null,
  why: why ?? [],
});

/** Undefined for a case that asks for nothing of its own. */
const asAsked = ({ expect }: ExamCase, look: () => string[]) =>
  expect.must || expect.must_not || expect.keeps ? look() : undefined;

const rightHelper = ({ named }: ExamCase, { suggestedHelper }: AnswerLine) =>
  named && (named.includes(suggestedHelper) ? [] : [`Named ${suggestedHelper ?? 'no helper'}`]);

/** Every row about one answer. One that never came fails the first row, and the others have nothing to look at. */
export const checkLine = (one: ExamCase, line: AnswerLine): RowResult[] => {
  if (line.problem !== null)
    return rowIds.map((id, nth) => verdict(id, nth === 0 ? [line.problem ?? ''] : undefined));
  const { parts, form, finish, facts, decisions } = line;
  const suggestedHelper = one.helper === null ? line.suggestedHelper : undefined;
  const answer = { parts, form, finish, facts, decisions, suggestedHelper };
  const question = checkedQuestion(one, line.sums);
  return [
    ...checkAnswer(answer, question),
    verdict(
      'as-the-case-asks',
      asAsked(one, () => checkExpected(answer, question)),
    ),
    verdict('right-helper', rightHelper(one, line)),
  ];
};
