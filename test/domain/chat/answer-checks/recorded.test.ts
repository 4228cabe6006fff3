import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkedQuestion } from '#evals/cases/checked-question.ts';
import { loadCases } from '#evals/cases/index.ts';
import { refusedBy } from '#evals/sabotage/measure.ts';
import { loadNearMisses } from '#evals/sabotage/near-misses.ts';
import { type CheckId, checkIds } from '#shared/domain/chat/answer-checks/check.ts';
import type { CheckedAnswer } from '#shared/domain/chat/answer-checks/checked-answer.ts';
import { checkAnswer, checkExpected } from '#shared/domain/chat/answer-checks/index.ts';

/** An answer to a case of the exam, with the checks it fails and the number of its unmet expectations. */
type Recorded = { case: string; fails: CheckId[]; lost: number; answer: CheckedAnswer };

const recorded = (name: string): Recorded[] =>
  JSON.parse(readFileSync(`test/fixtures/answers/${name}.json`, 'utf8'));
const cases = new Map(loadCases().map((one) => [one.id, one]));

const resultsOf = ({ case: id, answer }: Recorded) => {
  const one = cases.get(id);
  if (!one) throw new Error(`There is no case ${id}`);
  const question = checkedQuestion(one);
  const failed = checkAnswer(answer, question).filter(({ pass }) => pass === false);
  return {
    fails: failed.map((result) => result.id),
    why: failed.flatMap((result) => result.why),
    lost: checkExpected(answer, question),
  };
};
const rows = (name: string) => recorded(name).map((one) => [one.case, one] as const);

describe('good answers, written by hand', () =>
  test.each(rows('good'))('to %s pass every check', (_, one) =>
    expect(resultsOf(one)).toEqual({ fails: [], why: [], lost: [] }),
  ));

describe('bad answers, written by hand', () => {
  test.each(rows('bad'))('to %s fail as expected', (_, one) => {
    const { fails, why, lost } = resultsOf(one);
    const said = [...why, ...lost].join('\n');
    // The deliverables come from the catalogue, so more may be missing than is named here.
    expect(fails, said).toEqual(expect.arrayContaining(one.fails));
    expect(lost, said).toHaveLength(one.lost);
  });
});

describe('answers of the stand-in', () => {
  // They were recorded before prompts declared deliverables.
  const later: readonly CheckId[] = ['words', 'deliverables'];
  test.each(rows('stand-in'))('to %s fail the same checks as when they were recorded', (_, one) =>
    expect(resultsOf(one).fails.filter((id) => !later.includes(id))).toEqual(one.fails),
  );
});

test('every check refuses one of them or a near miss, except the few that need unusual answers', {
  tags: 'night',
}, () => {
  const nearMisses = [...loadNearMisses('tuning'), ...loadNearMisses('held-out')];
  const failed = new Set([
    ...recorded('bad').flatMap(({ fails }) => fails),
    ...nearMisses.flatMap(({ bad, question }) => refusedBy(bad, question).map(({ id }) => id)),
  ]);
  const rest = checkIds.filter((id) => !failed.has(id));
  expect(rest.length, rest.join(' ')).toBeLessThanOrEqual(2);
});
