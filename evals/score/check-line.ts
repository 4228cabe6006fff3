import { type CheckId, checkIds } from '../../shared/domain/answer-checks/check.ts';
import { answerChecks, checkAnswer } from '../../shared/domain/answer-checks/index.ts';
import { markdownOf } from '../../shared/domain/answer-parts/markdown.ts';
import { checkedQuestion } from '../cases/checked-question.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import type { AnswerLine } from '../product/answer-line.ts';

/** What is looked at beside the twenty checks: what the case itself asks for. */
const caseChecks = {
  'as-the-case-asks': {
    promise: 'Says what this case must have and nothing that it must not.',
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
  id in caseChecks
    ? caseChecks[id as keyof typeof caseChecks]
    : (answerChecks[id as CheckId] ?? { promise: id, gate: 1 });

/** What one row says of one answer; `pass` is null where it does not apply. */
export type RowResult = { id: RowId; pass: boolean | null; why: readonly string[] };

const verdict = (id: RowId, why: readonly string[] | undefined): RowResult => ({
  id,
  pass: why ? why.length === 0 : null,
  why: why ?? [],
});

const asAsked = ({ expect: { must = [], must_not = [] } }: ExamCase, text: string) =>
  must.length + must_not.length
    ? [
        ...must.filter((one) => !new RegExp(one, 'iu').test(text)).map((one) => `Lacks ${one}`),
        ...must_not.filter((one) => new RegExp(one, 'iu').test(text)).map((one) => `Has ${one}`),
      ]
    : undefined;

const rightHelper = ({ named }: ExamCase, { suggestedHelper }: AnswerLine) =>
  named && (named.includes(suggestedHelper) ? [] : [`Named ${suggestedHelper ?? 'no helper'}`]);

/** Every row about one answer. One that never came fails the first row, and the others have nothing to look at. */
export const checkLine = (one: ExamCase, line: AnswerLine): RowResult[] => {
  if (line.problem !== null)
    return rowIds.map((id, nth) => verdict(id, nth === 0 ? [line.problem ?? ''] : undefined));
  const { parts, form, finish, facts, decisions } = line;
  const suggestedHelper = one.helper === null ? line.suggestedHelper : undefined;
  const found = checkAnswer(
    { parts, form, finish, facts, decisions, suggestedHelper },
    checkedQuestion(one, line.sums),
  );
  return [
    ...found,
    verdict('as-the-case-asks', asAsked(one, markdownOf(parts))),
    verdict('right-helper', rightHelper(one, line)),
  ];
};
