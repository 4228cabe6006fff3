// @module-tag night
/** Two models side by side, and what is held out. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesOfRun, loadCases, loadHeldOutCases } from '#evals/cases/index.ts';
import { type Criterion, criteria } from '#evals/judge/rubric.ts';
import type { Verdict } from '#evals/judge/verdict.ts';
import { cannotTell } from '#evals/report/cannot-tell.ts';
import { summaryLines } from '#evals/report/summary.ts';
import { chooseCases } from '#evals/run/choose-cases.ts';
import { optionsOf } from '#evals/run/options.ts';
import { type DuelLine, scoreDuels } from '#evals/score/score-duel.ts';
import { scoreRun } from '#evals/score/score-run.ts';
import { casesToTell } from '#evals/statistics/sample-size.ts';
import { trackedFiles } from '#test/support/tools/tracked-files.ts';
import { recordedCases, recordedRun } from '../../support/answers/recorded-run.ts';

type Scores = Verdict['first'];
const scores = (more: Partial<Scores> = {}): Scores => ({
  ...(Object.fromEntries(criteria.map((id) => [id, 4])) as Record<Criterion, number>),
  send: 'yes',
  ...more,
});
const verdict = (better: Verdict['better'], first = scores(), second = scores()): Verdict => ({
  why: 'Because.',
  first,
  second,
  better,
});
const duel = (id: string, better: 'first' | 'same' | 'second'): DuelLine => {
  const other = { first: 'second', same: 'same', second: 'first' } as const;
  return {
    case: id,
    judge: 'judge',
    first: 'old',
    second: 'new',
    orders: { asIs: verdict(better), swapped: verdict(other[better]) },
  };
};
const many = (count: number, better: 'first' | 'same' | 'second', from = 0) =>
  Array.from({ length: count }, (_, nth) => duel(`case.${from + nth}`, better));

describe('two models side by side', () => {
  test('are named with --compare, and become the models of the run', () => {
    for (const args of [
      ['--compare', 'old', 'new'],
      ['--compare', 'old,new'],
    ])
      expect(optionsOf(args)).toMatchObject({ compare: ['old', 'new'], models: ['old', 'new'] });
    for (const args of [['--compare', 'old'], ['--compare', 'a', 'b', 'c'], ['old']])
      expect(() => optionsOf(args)).toThrow('--compare needs two models');
  });

  test('have a win rate with its interval; a tie is half a win, and a verdict that turns with the order a tie', () => {
    const turning = { ...duel('case.90', 'first') };
    turning.orders = { asIs: verdict('first'), swapped: verdict('first') };
    const [found] = scoreDuels([...many(30, 'second'), ...many(9, 'first', 30), turning]);
    expect(found).toMatchObject({ first: 'old', second: 'new', ties: 1, unread: 0 });
    expect(found?.wins?.mean).toBeCloseTo(30.5 / 40);
    expect(found?.wins?.low).toBeLessThan(30.5 / 40);
    expect(found?.wins?.high).toBeGreaterThan(30.5 / 40);
  });

  test('leave out what no judge could say, and count it', () => {
    const [found] = scoreDuels([...many(3, 'second'), { ...duel('case.9', 'same'), orders: null }]);
    expect(found).toMatchObject({ unread: 1, ties: 0 });
    expect(found?.wins?.cases).toBe(3);
  });

  test('take 385 cases to be known to within five points when wins and losses are even, and fewer with many ties', () => {
    const even = Array.from({ length: 400 }, (_, nth) => nth % 2);
    expect(casesToTell(even, 0.05)).toBe(386);
    const tied = even.map((value, nth) => (nth % 4 ? 0.5 : value));
    expect(casesToTell(tied, 0.05)).toBeLessThan(200);
    expect(casesToTell([1, 1, 1], 0.05)).toBe(385);
  });

  test('are told with the cases it takes, price, time to the first draft and tokens of thinking', () => {
    const around = {
      cases: recordedCases,
      pairs: [],
      pricesOf: () => ({ input: 1, cachedInput: 0.1, output: 4 }),
      before: null,
    };
    const lines = summaryLines(scoreRun({ ...recordedRun, duels: many(5, 'second') }, around));
    const text = lines.join('\n');
    expect(text).toMatch(
      /new against old, by judge: 100.% .* won, 0 ties; ±5 points take 385 cases, more than were judged/,
    );
    expect(text).toMatch(/first draft after 2\.4 s, 120 tokens of thinking/);
    expect(text).not.toContain(cannotTell[0]);
    const standIn = { ...recordedRun, run: { ...recordedRun.run, standIn: true } };
    expect(summaryLines(scoreRun(standIn, around))).toEqual(
      expect.arrayContaining([...cannotTell]),
    );
  });
});

describe('the held-out cases', () => {
  test('are asked with --held-out alone, and found by no default run and no --only', () => {
    expect(optionsOf([])).toMatchObject({ heldOut: false, changed: null, compare: null });
    expect(optionsOf(['--held-out'])).toMatchObject({ heldOut: true });
    expect(() => optionsOf(['--held-out', '--only', 'kit'])).toThrow('--held-out');
    const asked = new Set(chooseCases(loadCases(), { all: true, only: null }).map(({ id }) => id));
    for (const { id, kind } of loadHeldOutCases()) {
      expect(asked.has(id), id).toBe(false);
      expect(() => chooseCases(loadCases(), { all: false, only: id })).toThrow(
        `No case is of "${id}"`,
      );
      const ofKind = chooseCases(loadCases(), { all: false, only: kind });
      expect(ofKind.every((one) => one.id !== id)).toBe(true);
    }
    expect(casesOfRun({ heldOut: false })).toEqual(loadCases());
    expect(casesOfRun({ heldOut: true })).toEqual(loadHeldOutCases());
  });

  test('are read by nothing but a run that asks them and the tests of the exam', () => {
    const readers = trackedFiles().filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        existsSync(file) &&
        /loadHeldOutCases|cases\/held-out/.test(readFileSync(file, 'utf8')),
    );
    expect(readers.toSorted()).toEqual([
      'evals/cases/index.ts',
      'test/domain/evals/compare.test.ts',
      'test/domain/evals/eighteen-needs.test.ts',
      'test/domain/evals/exam-cases.test.ts',
      'test/local/eval-requests.test.ts',
    ]);
  });
});
