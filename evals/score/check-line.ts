import { type CheckId, checkIds } from '../../shared/domain/chat/answer-checks/check.ts';
import {
  answerChecks,
  checkAnswer,
  checkExpected,
} from '../../shared/domain/chat/answer-checks/index.ts';
import { checkedQuestion } from '../cases/checked-question.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import type { AnswerLine } from '../product/answer-line.ts';

/** The checks of the case itself, in addition to the general ones. */
const caseChecks = {
  'as-the-case-asks': {
    promise: 'Says what this case must have, and nothing that it must not.',
    gate: 0.95,
  },
  'request-whole': {
    promise: 'The request has every rule, block and section, and nothing that contradicts them.',
    gate: 1,
  },
  'right-helper': { promise: 'The director names the right helper, or none.', gate: 0.95 },
} as const;

export type RowId = CheckId | keyof typeof caseChecks;
export const rowIds: readonly RowId[] = [
  ...checkIds,
  ...(Object.keys(caseChecks) as (keyof typeof caseChecks)[]),
];

/** A row's requirement, and the share of answers that have to pass it. */
export const rowOf = (id: RowId): { promise: string; gate: number } =>
  id in caseChecks ? caseChecks[id as keyof typeof caseChecks] : answerChecks[id as CheckId];

/** The result of one row for one answer; `pass` is null if it does not apply. */
export type RowResult = { id: RowId; pass: boolean | null; why: readonly string[] };

const verdict = (id: RowId, why: readonly string[] | undefined): RowResult => ({
  id,
  pass: why ? why.length === 0 : null,
  why: why ?? [],
});

/** Undefined for a case without its own expectations. */
const asAsked = ({ expect }: ExamCase, look: () => string[]) =>
  expect.must || expect.must_not || expect.keeps ? look() : undefined;

const rightHelper = ({ named }: ExamCase, { suggestedHelper }: AnswerLine) =>
  named && (named.includes(suggestedHelper) ? [] : [`Named ${suggestedHelper ?? 'no helper'}`]);

/** Every row for one answer. A missing answer fails the first row, and the others do not apply. */
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
    verdict('request-whole', line.request),
    verdict('right-helper', rightHelper(one, line)),
  ];
};
