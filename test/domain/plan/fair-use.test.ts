import { expect, test } from 'vitest';
import {
  defaultAccountDollars,
  isAccountSpent,
  isPayer,
  spenderOf,
  spentRefusal,
} from '#shared/domain/plan/account-spend.ts';
import { estimatedUsage, microdollarsOf } from '#shared/domain/plan/model-cost.ts';
import { fairUseOf, fairUseRefusal, hourOf } from '#shared/domain/plan/quota/fair-use.ts';
import { chargeOf, decideCharge } from '#shared/domain/plan/quota/quota-charges.ts';
import {
  isFarFromLimit,
  isModelBudgetSpent,
  spendView,
} from '#shared/domain/plan/stage-model-budget.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-20T12:20:00Z');
const pro = { plan: 'pro', quota: null, is_trial: false } as const;
const trial = { ...pro, is_trial: true } as const;
const ago = (hours: Record<number, number>) =>
  Object.fromEntries(
    Object.entries(hours).map(([back, count]) => [hourOf(now) - Number(back), count]),
  );
const decide = (hours: Record<number, number>, who: typeof pro | typeof trial = pro) =>
  decideCharge({ hours: ago(hours) }, chargeOf('m', who, now));

test('a trial includes 100 questions in 24 hours and Professional 300; limited plans and admins have no such limit', () => {
  expect(fairUseOf(trial)).toBe(100);
  expect(fairUseOf(pro)).toBe(300);
  for (const plan of ['free', 'essentials', 'admin'] as const)
    expect(fairUseOf({ plan, is_trial: false })).toBeNull();
});

test('the 300th question in 24 hours is answered and the next is refused', () => {
  expect(decide({ 0: 99, 5: 100, 23: 100 }).do).toBe('write');
  expect(decide({ 0: 100, 5: 100, 23: 100 })).toEqual({ do: 'refuse', code: 'fair-use' });
  expect(decide({ 5: 300 })).toEqual({ do: 'refuse', code: 'fair-use' });
  expect(decide({ 3: 100 }, trial)).toEqual({ do: 'refuse', code: 'fair-use' });
});

test('questions from more than 24 hours ago do not count', () => {
  expect(decide({ 24: 300 }).do).toBe('write');
  expect(decide({ 24: 300, 23: 300 })).toEqual({ do: 'refuse', code: 'fair-use' });
});

test('the write counts in the current hour and requires the previous hours to be unchanged', () => {
  expect(decide({ 0: 7, 1: 20, 9: 30 })).toMatchObject({
    write: { hour: { kind: 'add', hour: hourOf(now), limit: 250, before: 20 } },
  });
  expect(decide({ 2: 5 })).toMatchObject({
    write: { hour: { kind: 'begin', limit: 295, before: 0 } },
  });
});

test('a refused owner is told why, and when to ask again', () => {
  expect(fairUseRefusal(pro, ago({ 2: 300 }), new Date(now))).toBe(
    'You’ve asked 300 questions in 24 hours, the most the Professional plan allows. Nothing is lost. You can ask again in about 22 hours.',
  );
  expect(fairUseRefusal(trial, ago({ 23: 1, 2: 99 }), new Date(now))).toBe(
    'You’ve asked 100 questions in 24 hours, the most your free trial allows. Nothing is lost. You can ask again within an hour.',
  );
  expect(fairUseRefusal(pro, ago({ 30: 4, 0: 300 }), new Date(now))).toContain('about 24 hours');
  expect(now % hourMs).not.toBe(0);
});

const prices = { input: 0.75, cachedInput: 0.075, output: 4.5 };

test('a call costs its tokens at the prices of the stage, in whole millionths of a dollar', () => {
  expect(microdollarsOf({ input: 1000, cached: 400, output: 200 }, prices)).toBe(1380);
  expect(microdollarsOf({ input: 1, cached: 0, output: 0 }, prices)).toBe(1);
});

test('a call without reported tokens is estimated by its characters, rather too high', () => {
  expect(estimatedUsage(3000, 301)).toEqual({ input: 1000, cached: 0, output: 101 });
});

const budget = { dailyDollars: 50, reservedShare: 0.5 };
const payer = { isPayer: true };
const other = { isPayer: false };

test('a day stops at its limit, and added dollars resume it', () => {
  const spend = {
    ...{ day: '2026-11-20', microdollars: 50_000_000, extraDollars: 0 },
    unpaidMicrodollars: 0,
  };
  for (const who of [payer, other]) {
    expect(isModelBudgetSpent(spend, budget, who)).toBe(true);
    expect(isModelBudgetSpent({ ...spend, microdollars: 49_999_999 }, budget, who)).toBe(false);
    expect(isModelBudgetSpent({ ...spend, extraDollars: 10 }, budget, who)).toBe(false);
  }
  expect(isFarFromLimit({ ...spend, extraDollars: 10 }, budget)).toBe(false);
  expect(isFarFromLimit({ ...spend, microdollars: 30_000_000 }, budget)).toBe(true);
  expect(spendView({ ...spend, microdollars: 1_234_567, extraDollars: 10 }, budget)).toEqual({
    day: '2026-11-20',
    spent_dollars: 1.23,
    limit_dollars: 60,
    extra_dollars: 10,
    is_stopped: false,
    unpaid_spent_dollars: 0,
    unpaid_limit_dollars: 30,
    is_unpaid_stopped: false,
  });
});

test('Free and trials stop at their part of the day, and owners who pay do not', () => {
  const spend = {
    ...{ day: '2026-11-20', microdollars: 25_000_000, extraDollars: 0 },
    unpaidMicrodollars: 25_000_000,
  };
  expect(isModelBudgetSpent(spend, budget, other)).toBe(true);
  expect(isModelBudgetSpent(spend, budget, payer)).toBe(false);
  expect(isModelBudgetSpent({ ...spend, unpaidMicrodollars: 24_999_999 }, budget, other)).toBe(
    false,
  );
  expect(isModelBudgetSpent({ ...spend, extraDollars: 10 }, budget, other)).toBe(false);
  expect(isModelBudgetSpent(spend, { ...budget, reservedShare: 0.2 }, other)).toBe(false);
  expect(isFarFromLimit({ ...spend, unpaidMicrodollars: 20_000_000 }, budget)).toBe(false);
  expect(isFarFromLimit({ ...spend, unpaidMicrodollars: 19_000_000 }, budget)).toBe(true);
});

test.each([
  ['free', false, 0.05, 60, false],
  ['pro', true, 0.6, 300, false],
  ['essentials', false, 1, 300, true],
  ['pro', false, 3, 900, true],
  ['admin', false, 3, 900, true],
] as const)(
  'an account on %s (trial: %s) stops at $%d or %d calls of a day',
  (plan, is_trial, dollars, calls, pays) => {
    const spender = spenderOf({ plan, is_trial });
    const at = (microdollars: number, made: number) =>
      isAccountSpent({ microdollars, calls: made }, spender, defaultAccountDollars);
    expect(at(dollars * 1e6 - 1, calls - 1)).toBe(false);
    expect(at(dollars * 1e6, 0)).toBe(true);
    expect(at(0, calls)).toBe(true);
    expect(isPayer({ plan, is_trial })).toBe(pays);
    // A stage may allow more or less, and without a number nothing.
    expect(isAccountSpent({ microdollars: 1e6, calls: 0 }, spender, { [spender]: 2 })).toBe(false);
    expect(isAccountSpent({ microdollars: 1e6, calls: 0 }, spender, { [spender]: 0.5 })).toBe(true);
    expect(isAccountSpent({ microdollars: 0, calls: 0 }, spender, {})).toBe(true);
  },
);

test.each([
  ['2026-11-25T18:30:00Z', 'in about 6 hours'],
  ['2026-11-25T23:00:00Z', 'within an hour'],
  ['2026-12-31T00:00:00Z', 'in about 24 hours'],
])('who has spent the day at %s is told when the next one begins', (now, wait) => {
  expect(spentRefusal(new Date(now))).toBe(
    `That’s all your helpers can do for you today. Nothing is lost. You can ask again ${wait}.`,
  );
});
