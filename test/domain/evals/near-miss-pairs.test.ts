// @module-tag night
/** The near misses as pairs for a judge: three graders of forty of them, and which judges come to count. */
import { describe, expect, test } from 'vitest';
import {
  agreedSide,
  betweenGraders,
  betweenMarks,
  type Couple,
  gradedFor,
  gradedPairs,
} from '#evals/judge/graders.ts';
import { judgeMessages } from '#evals/judge/judge-prompt.ts';
import { type NearMissPair, nearMissPairs } from '#evals/judge/near-miss-pairs.ts';
import { loadReaders } from '#evals/judge/readers/index.ts';
import { type Criterion, criteria } from '#evals/judge/rubric.ts';
import { standInVerdict } from '#evals/judge/stand-in-judge.ts';
import type { BothOrders, Verdict } from '#evals/judge/verdict.ts';
import { faultKindIds } from '#evals/sabotage/fault-kinds.ts';
import { loadNearMisses } from '#evals/sabotage/near-misses.ts';
import { scoreAgreement } from '#evals/score/score-agreement.ts';
import { kappaGate, type Side } from '#evals/statistics/kappa.ts';

const pairs = nearMissPairs();
const graded = gradedPairs(pairs);

type Judged = Verdict['first'];
type Sides = Partial<Record<Criterion, Side>>;
/** Both verdicts of a judge that prefers one side, and marks the other down where `by` says so. */
const saying = (overall: Side, by: Sides = {}): BothOrders => {
  const marked = (down: Side): Judged => ({
    ...(Object.fromEntries(criteria.map((id) => [id, by[id] === down ? 2 : 4])) as Record<
      Criterion,
      number
    >),
    send: 'yes',
  });
  const [first, second] = [marked(1), marked(-1)];
  const words = (side: number) => (side < 0 ? 'first' : side > 0 ? 'second-much' : 'same');
  return {
    asIs: { why: 'Because.', first, second, better: words(overall) },
    swapped: { why: 'Because.', first: second, second: first, better: words(-overall) },
  };
};
const goodSide = ({ better }: NearMissPair): Side => (better === 'first' ? -1 : 1);
const agreementOf = (orders: (pair: NearMissPair) => BothOrders | null) =>
  scoreAgreement(
    pairs,
    pairs.map((pair) => ({ pair: pair.id, judge: 'judge', orders: orders(pair) })),
  )[0];

describe('the near misses as pairs for a judge', () => {
  test('have the good answer about as often first as second, and every criterion', () => {
    const first = pairs.filter(({ better }) => better === 'first').length;
    expect(Math.abs(first - pairs.length / 2)).toBeLessThan(2);
    expect(new Set(pairs.map(({ criterion }) => criterion))).toEqual(new Set(criteria));
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  });

  test('are graded three times in forty cases, of every kind and both sides', () => {
    expect(graded).toHaveLength(40);
    const ids = new Set(graded.map(({ id }) => id));
    const kinds = [...loadNearMisses('tuning'), ...loadNearMisses('held-out')]
      .filter(({ id }) => ids.has(id))
      .map(({ kind }) => kind);
    for (const kind of faultKindIds)
      expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThanOrEqual(2);
    const first = graded.filter(({ better }) => better === 'first').length;
    expect(Math.abs(first - 20)).toBeLessThan(6);
  });

  test('were read by two readers in random order, who grade the same pairs with reasons of their own', () => {
    const { second, third } = loadReaders();
    const read = ({ grades }: typeof second) => grades.map(({ pair }) => pair).toSorted();
    expect(read(second)).toEqual(graded.map(({ id }) => id).toSorted());
    expect(read(third)).toEqual(read(second));
    for (const { reader, grades } of [second, third]) {
      expect(reader).toContain('no person');
      const goodFirst = grades.filter(({ a }) => a === 'good').length;
      expect(Math.abs(goodFirst - 20)).toBeLessThan(6);
      expect(new Set(grades.map(({ why }) => why)).size).toBe(40);
    }
  });
});

describe('the three graders', () => {
  const kappas = (couple: Couple) =>
    gradedFor.map((of) => [of, betweenGraders(graded, couple, of)] as const);

  test('prefer the same answers, and the readers give them like marks', () => {
    for (const couple of ['knownSecond', 'knownThird', 'readers'] as const) {
      console.log(
        [
          couple,
          ...kappas(couple).map(
            ([of, found]) =>
              `  ${of}: ${found?.kappa.toFixed(2)} (${found?.low.toFixed(2)} to ${found?.high.toFixed(2)})`,
          ),
        ].join('\n'),
      );
      expect(betweenGraders(graded, couple, 'overall')?.kappa).toBeGreaterThanOrEqual(kappaGate);
    }
    const marks = betweenMarks();
    console.log(
      `marks: ${marks?.kappa.toFixed(2)} (${marks?.low.toFixed(2)} to ${marks?.high.toFixed(2)})`,
    );
    expect(marks?.pairs).toBe(80);
    expect(marks?.kappa).toBeGreaterThanOrEqual(kappaGate);
  });

  test('agree by what two of them say', () => {
    for (const pair of graded)
      for (const of of gradedFor) {
        const said = pair.graders.map((grading) => grading[of]);
        const agreed = agreedSide(pair, of);
        const others = new Set(said).size;
        if (others === 3) expect(agreed).toBe(0);
        else expect(said.filter((side) => side === agreed).length).toBeGreaterThanOrEqual(2);
      }
  });
});

describe('a judge', () => {
  test('that says what the graders say counts, in each criterion the readers agree on and in no other', () => {
    const found = agreementOf((pair) => {
      const [own] = gradedPairs([pair]);
      if (!own) return saying(goodSide(pair), { [pair.criterion]: goodSide(pair) });
      const by = criteria.map((id) => [id, agreedSide(own, id)] as const);
      return saying(agreedSide(own, 'overall'), Object.fromEntries(by));
    });
    expect(found).toMatchObject({ kappa: { kappa: 1 }, counts: true, sameSide: 40, pairs: 40 });
    expect(found?.nearMisses).toEqual({
      right: pairs.length,
      forIt: pairs.length,
      pairs: pairs.length,
    });
    for (const { id, kappa, readers, counts } of found?.byCriterion ?? []) {
      expect(kappa?.kappa, id).toBe(1);
      expect(counts, id).toBe((readers?.kappa ?? 0) >= kappaGate);
    }
    const counting = found?.byCriterion.filter(({ counts }) => counts).length ?? 0;
    expect(counting).toBeGreaterThan(0);
    expect(counting).toBeLessThan(criteria.length);
  });

  test('that marks down another criterion counts in none', () => {
    const found = agreementOf((pair) =>
      saying(goodSide(pair), { [pair.criterion === 'safe' ? 'specific' : 'safe']: goodSide(pair) }),
    );
    expect(found).toMatchObject({ counts: true, nearMisses: { forIt: 0 } });
    for (const { id, counts } of found?.byCriterion ?? []) expect(counts, id).toBe(false);
  });

  test('that always prefers the first answer does not count', () => {
    const first = saying(-1).asIs;
    expect(agreementOf(() => ({ asIs: first, swapped: first }))).toMatchObject({
      counts: false,
      nearMisses: { right: 0 },
    });
  });

  test.each([
    ['longer', 1],
    ['shorter', -1],
  ] as const)('that prefers the %s answer does not count', (_, sign) => {
    const found = agreementOf(({ first, second }) =>
      saying(Math.sign((second.length - first.length) * sign) as Side),
    );
    expect(found?.kappa?.kappa).toBeLessThan(0.4);
    expect(found?.counts).toBe(false);
  });

  test('that is the stand-in, which counts words, does not count', () => {
    const say = (pair: Pick<NearMissPair, 'question' | 'first' | 'second'>) =>
      standInVerdict(judgeMessages(pair).at(-1)?.content ?? '');
    const found = agreementOf((pair) => ({
      asIs: say(pair),
      swapped: say({ ...pair, first: pair.second, second: pair.first }),
    }));
    expect(found?.pairs).toBe(40);
    expect(found?.counts).toBe(false);
  });

  test('without a verdict has a tie', () => {
    expect(agreementOf(() => null)).toMatchObject({ counts: false, sameSide: 0, pairs: 40 });
  });
});
