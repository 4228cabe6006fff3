import { describe, expect, test } from 'vitest';
import { differenceOf, estimateOf, type Samples, shareOf } from '#evals/statistics/bootstrap.ts';
import { type GradedTwice, kappaEstimate, weightedKappa } from '#evals/statistics/kappa.ts';
import { createRandom } from '#evals/statistics/random.ts';

const samples = (values: readonly (number | readonly number[])[]): Samples =>
  new Map(values.map((value, nth) => [`case-${nth}`, [value].flat()]));

describe('a mean with its interval', () => {
  test('repeats of a case count as one case, so repeating it does not narrow the interval', () => {
    const once = samples([1, 0, 1, 1, 0, 1, 0, 1]);
    const thrice = samples([1, 0, 1, 1, 0, 1, 0, 1].map((value) => [value, value, value]));
    expect(estimateOf(thrice)).toEqual(estimateOf(once));
    expect(estimateOf(once)?.cases).toBe(8);
  });

  test('a case that passes two times of three counts two thirds', () => {
    expect(estimateOf(samples([[1, 1, 0]]))?.mean).toBeCloseTo(2 / 3);
  });

  test('the interval contains the mean, and narrows with more cases', () => {
    const some = (cases: number) =>
      estimateOf(samples(Array.from({ length: cases }, (_, nth) => (nth % 4 === 0 ? 0 : 1))));
    const few = some(20);
    const many = some(320);
    expect(few?.low).toBeLessThan(0.75);
    expect(few?.high).toBeGreaterThan(0.75);
    // A quarter of the width with sixteen times the cases; the bootstrap is approximate.
    const width = (of: typeof few) => (of?.high ?? 0) - (of?.low ?? 0);
    expect(width(few) / width(many)).toBeGreaterThan(3);
    expect(width(few) / width(many)).toBeLessThan(5.5);
  });

  test('the interval of 30 of 40 matches the published table', () => {
    const found = estimateOf(samples(Array.from({ length: 40 }, (_, nth) => Number(nth < 30))));
    expect(found?.low).toBeCloseTo(0.61, 1);
    expect(found?.high).toBeCloseTo(0.88, 1);
  });

  test('the interval of forty of forty begins at 92.5 % by the rule of three', () => {
    expect(shareOf(samples(Array(40).fill(1)))).toMatchObject({ mean: 1, low: 0.925, high: 1 });
    expect(shareOf(samples(Array(10).fill(0)))).toMatchObject({ mean: 0, low: 0, high: 0.3 });
    expect(shareOf(samples([1]))).toMatchObject({ low: 0, high: 1 });
  });

  test('no samples give no estimate', () => {
    expect(estimateOf(new Map())).toBeNull();
    expect(shareOf(new Map([['case', []]]))).toBeNull();
  });

  test('the same samples give the same interval', () => {
    expect(estimateOf(samples([1, 2, 5, 9]))).toEqual(estimateOf(samples([1, 2, 5, 9])));
  });
});

describe('a difference', () => {
  const before = samples(Array.from({ length: 60 }, (_, nth) => Number(nth % 2 === 0)));

  test('is computed case by case: a change that helps every tenth case and hurts none counts', () => {
    const now = new Map(
      [...before].map(([id, [was = 0]], nth) => [id, [nth % 10 === 1 ? 1 : was]] as const),
    );
    const found = differenceOf(now, before);
    expect(found?.mean).toBeCloseTo(0.1);
    expect(found?.counts).toBe(true);
  });

  test('a change that helps as many cases as it hurts does not count', () => {
    const now = new Map(
      [...before].map(([id, [was = 0]], nth) => [id, [nth < 8 ? 1 - was : was]] as const),
    );
    expect(differenceOf(now, before)).toMatchObject({ mean: 0, counts: false });
  });

  test('five cases that all change alike may be chance, six are not', () => {
    const alike = (count: number, value: number) => samples(Array(count).fill(value));
    expect(differenceOf(alike(5, 1), alike(5, 0))).toMatchObject({ mean: 1, counts: false });
    expect(differenceOf(alike(6, 1), alike(6, 0))).toMatchObject({ mean: 1, counts: true });
  });

  test('only cases in both results are compared', () => {
    const now = new Map([
      ['case-0', [0]],
      ['new', [1]],
    ]);
    expect(differenceOf(now, before)).toMatchObject({ mean: -1, cases: 1 });
    expect(differenceOf(new Map([['new', [1]]]), before)).toBeNull();
  });
});

describe('agreement', () => {
  const same: GradedTwice[] = [
    [-2, -2],
    [-1, -1],
    [0, 0],
    [2, 2],
  ];

  test('full agreement is 1, and the opposite is below 0', () => {
    expect(weightedKappa(same)).toBe(1);
    expect(
      weightedKappa([
        [-2, 2],
        [2, -2],
      ]),
    ).toBe(-1);
  });

  test('a miss by one step costs less than a miss by three', () => {
    const near = weightedKappa([...same, [1, 2]]) ?? 0;
    const far = weightedKappa([...same, [-1, 2]]) ?? 0;
    expect(near).toBeGreaterThan(0.9);
    expect(far).toBeLessThan(near);
  });

  test('the textbook example: 40 alike, 10 apart in the middle', () => {
    const pairs: GradedTwice[] = [
      ...Array<GradedTwice>(20).fill([-1, -1]),
      ...Array<GradedTwice>(20).fill([1, 1]),
      ...Array<GradedTwice>(5).fill([-1, 1]),
      ...Array<GradedTwice>(5).fill([1, -1]),
    ];
    // Two categories: observed 0.8, by chance 0.5.
    expect(weightedKappa(pairs)).toBeCloseTo(0.6);
  });

  test('a judge with a constant verdict agrees by chance only', () => {
    expect(weightedKappa(same.map(([hand]) => [hand, 0]))).toBeCloseTo(0);
  });

  test('no agreement is computed without pairs or without any difference', () => {
    expect(weightedKappa([])).toBeNull();
    expect(
      kappaEstimate([
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull();
  });

  test('the interval contains the agreement', () => {
    const found = kappaEstimate([...same, ...same, [1, 2], [0, -1], [2, 1], [-2, 0]]);
    expect(found?.low).toBeLessThan(found?.kappa ?? 0);
    expect(found?.high).toBeGreaterThanOrEqual(found?.kappa ?? 1);
    expect(found?.pairs).toBe(12);
  });
});

test('the random numbers are evenly distributed and repeat with their seed', () => {
  const random = createRandom(7);
  const drawn = Array.from({ length: 10_000 }, random);
  const again = createRandom(7);
  expect(drawn.slice(0, 5)).toEqual(Array.from({ length: 5 }, again));
  for (let tenth = 0; tenth < 10; tenth++)
    expect(drawn.filter((value) => Math.floor(value * 10) === tenth).length).toBeGreaterThan(900);
});
