// @module-tag night
import { describe, expect, test } from 'vitest';
import { nearMissPairs } from '#evals/judge/near-miss-pairs.ts';
import { createPrices } from '#evals/run/prices.ts';
import { checkLine, rowIds } from '#evals/score/check-line.ts';
import type { ModelResult } from '#evals/score/result.ts';
import { type RunFiles, scoreRun } from '#evals/score/score-run.ts';
import { line, ordersOf, recordedCases, recordedRun } from '#test/support/answers/recorded-run.ts';

const pricesOf = createPrices(
  JSON.stringify({ steady: { input: 1, cachedInput: 0.1, output: 4 } }),
);
const score = (files: RunFiles = recordedRun, before: RunFiles | null = null) => {
  const around = {
    cases: recordedCases,
    pairs: nearMissPairs(),
    pricesOf,
  };
  const last = before && scoreRun(before, { ...around, before: null });
  return scoreRun(files, { ...around, before: last });
};
const scored = score();
const [steady, hasty] = scored.models as [ModelResult, ModelResult];
const failed = ({ failures }: ModelResult, id: string) =>
  failures.filter((one) => one.case === id).map(({ row }) => row);

describe('the scores of a model', () => {
  test('an answer passes when all checks that apply pass', () => {
    expect(steady.passes.now?.mean).toBe(1);
    expect(steady.failures).toEqual([]);
    expect(hasty.passes.now?.mean).toBe(0);
  });

  test('failures are listed with their reason', () => {
    expect(failed(hasty, 'price.loss')).toEqual(
      expect.arrayContaining(['no-statistics', 'amounts-sourced', 'as-the-case-asks']),
    );
    const asked = hasty.failures.find(
      ({ row, case: id }) => row === 'as-the-case-asks' && id === 'price.loss',
    );
    expect(asked?.why).toEqual(['Must be there: 140', 'Must not be there: healthy margin']);
    expect(failed(hasty, 'trade.quiet-quote')).toContain('schema-and-finish');
  });

  test('a case without an answer fails the first row and is left out of the others', () => {
    expect(hasty.unanswered).toBe(1);
    expect(failed(hasty, 'memory.wage')).toEqual(['schema-and-finish']);
    const [one] = recordedCases;
    const rows = one && checkLine(one, line({ parts: [], problem: 'No reply' }));
    expect(rows?.filter(({ pass }) => pass !== null).map(({ id }) => id)).toEqual([rowIds[0]]);
  });

  test('the assistant is right with the right helper, and with none where none fits', () => {
    const row = (model: ModelResult) => model.rows.find(({ id }) => id === 'right-helper');
    expect(row(steady)).toMatchObject({ now: { mean: 1, cases: 2 }, holds: true });
    expect(row(hasty)).toMatchObject({ now: { mean: 0 }, holds: false });
    expect(failed(hasty, 'director.algebra')).toContain('right-helper');
  });

  test('scores are shown by helper, by trade and by kind', () => {
    expect(steady.byHelper.map(({ name }) => name)).toEqual([
      'director',
      'finance',
      'hiring-hr',
      'sales',
    ]);
    expect(steady.byTrade.find(({ name }) => name === 'Plumber')?.passes.now?.cases).toBe(2);
    expect(steady.byKind.find(({ name }) => name === 'director')?.score.now).toBeNull();
  });

  test('price and time of an answer include all its calls', () => {
    // 1,000 uncached tokens at 1, 4,000 cached at 0.1, 400 output tokens at 4.
    expect(steady.microdollars).toBe(1000 + 400 + 1600);
    expect(steady).toMatchObject({ ms: 9000, firstMs: 900, calls: 1, cachedShare: 0.8 });
    expect(steady.served).toEqual(['steady-2026']);
    expect(hasty.microdollars).toBeNull();
  });
});

describe('the results of a judge', () => {
  test('contain grades, passes, and wins against a plain model', () => {
    const [judged] = steady.judged;
    expect(judged?.score.now?.mean).toBe(5);
    expect(judged?.sendable?.mean).toBe(1);
    expect(judged?.againstPlain).toMatchObject({ better: 2, same: 1, worse: 0 });
    expect(hasty.judged[0]?.againstPlain).toMatchObject({ better: 0, same: 1, worse: 2 });
    expect(hasty.judged[0]?.passing?.mean).toBe(0);
  });

  test('an unreadable verdict is counted, and gives no grade', () => {
    const judged = recordedRun.judged.map((one, nth) => (nth ? one : { ...one, orders: null }));
    expect(score({ ...recordedRun, judged }).models[0]?.judged[0]).toMatchObject({
      unread: 1,
      score: { now: { cases: 2 } },
    });
  });
});

describe('the comparison with the previous run', () => {
  const worse: RunFiles = {
    ...recordedRun,
    run: { ...recordedRun.run, id: '2026-11-21T08-00-00' },
    answers: recordedRun.answers.map((one) =>
      one.model === 'steady' && one.case.startsWith('director')
        ? { ...one, suggestedHelper: 'sales' }
        : one,
    ),
    judged: recordedRun.judged.map((one) => ({ ...one, orders: ordersOf(4, 4) })),
  };

  test('compares a model with itself, case by case', () => {
    const result = score(recordedRun, worse);
    expect(result.before).toBe('2026-11-21T08-00-00');
    const [now] = result.models as [ModelResult];
    expect(now.passes.difference?.mean).toBeCloseTo(2 / 5);
    expect(now.rows.find(({ id }) => id === 'right-helper')?.difference).toMatchObject({
      mean: 1,
      counts: false,
    });
    expect(now.rows.find(({ id }) => id === 'schema-and-finish')?.difference?.mean).toBe(0);
    expect(now.judged[0]?.score.difference?.mean).toBe(1);
    expect(now.byKind.find(({ name }) => name === 'sum')?.passes.difference?.mean).toBe(0);
  });

  test('compares a new model with the first model of that run', () => {
    const before = { ...worse, run: { ...worse.run, models: ['steady'] } };
    const [, other] = score(recordedRun, before).models;
    expect(other?.passes.difference?.mean).toBeCloseTo(-3 / 5);
  });

  test('is empty without a previous run', () => {
    expect(scored.before).toBeNull();
    expect(steady.passes.difference).toBeNull();
  });

  test('scoring the same run again gives the same result', () => {
    expect(score(recordedRun, recordedRun).models[1]?.passes.difference).toMatchObject({
      mean: 0,
      counts: false,
    });
    expect(JSON.stringify(score())).toBe(JSON.stringify(score()));
  });
});

test('answers to removed cases are left out', () => {
  const files = { ...recordedRun, answers: [...recordedRun.answers, line({ case: 'gone.case' })] };
  expect(score(files).models[0]?.answers).toBe(5);
});
