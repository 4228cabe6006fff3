import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect } from 'vitest';
import { completeInputs } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import { toFraction } from '#shared/domain/numbers/calculators/exact-decimals.ts';
import {
  formulaInValues,
  formulaInWords,
} from '#shared/domain/numbers/calculators/formula-text.ts';
import { calculatorIds, calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { noteText } from '#shared/domain/numbers/calculators/note-text.ts';
import { calculate, finding } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { isNumberId, numberIds, numbers } from '#shared/domain/numbers/numbers.ts';
import { holds } from '#test/support/numbers/calculator-property.ts';
import { evaluateFormula } from '#test/support/numbers/evaluate-formula.ts';
import { atMost, below, figure, figuresOf, number } from '#test/support/numbers/exact-figures.ts';
import { inputs } from '#test/support/numbers/number-arbitraries.ts';

const withoutCash = calculatorIds.filter((id) => id !== 'cash-13-weeks');
/** One of the nine calculators with number inputs only, and its inputs. */
const asked = fc.record({ id: fc.constantFrom(...withoutCash), known: inputs });

/** Returns the inputs with every amount of money changed. */
const withMoney = (known: Inputs, change: (amount: Fraction) => Fraction): Inputs =>
  Object.fromEntries(
    Object.entries(known).map(([id, value]) => {
      const isMoney = isNumberId(id) && numbers[id].unit === 'money';
      return [id, isMoney ? change(number(String(value))).toString() : value];
    }),
  );

const roundedUp =
  /^(price|floor_price|easy_price|target_price|extra_jobs|extra_jobs_year|extra_hours_week|earn_back_jobs|never_below|even_.*|jobs_to_.*|.*_to_cover|weeks_to_repay|hours_to_beat_sub)$/;
const roundedDown = /^(may_leave|may_leave_jobs_year|cushion|lead_limit.*|highest_wage)$/;
const directionOf = (id: string) => {
  if (id === 'hour_cost') return 'sum of shown lines';
  if (roundedUp.test(id)) return 'up';
  return roundedDown.test(id) ? 'down' : 'half';
};
const zero = new Fraction(0);
const wholeCount =
  /jobs_year|customers_to_cover|inquiries_to_cover|visits_to_cover|jobs_to_|weeks_to_repay/;
const stepOf = (id: string, unit: string) => {
  if (unit === 'money') return new Fraction('0.01');
  return new Fraction(wholeCount.test(id) ? 1 : '0.1');
};

holds(
  'what is asked for is rounded up, what is allowed down, the rest to the nearest',
  asked,
  ({ id: calculator, known }) => {
    for (const { id, unit, value, exact } of figuresOf(calculator, known).figures) {
      const off = number(value).sub(new Fraction(exact));
      const direction = directionOf(id);
      const step = stepOf(id, unit).mul(direction === 'sum of shown lines' ? 2 : 1);
      if (direction === 'up') atMost(zero, off);
      if (direction === 'down') atMost(off, zero);
      if (direction === 'half') atMost(off.abs().mul(2), step);
      below(off.abs(), step);
    }
  },
);

// Figures from rounded intermediate results, or not in proportion to money.
const notInProportion =
  /^(easy_price|price_net|tax|customer_pays|card_fee_amount|profit|margin|markup|month_gap|price_gap|hour_gap|job_cost|target_price)$/;
holds(
  'three times the money is three times every amount, and the same shares and counts',
  asked,
  ({ id, known }) => {
    // A change in percent is rounded to cents before it is used.
    fc.pre(id !== 'price-rise' && id !== 'discount');
    const one = figuresOf(id, known);
    const three = figuresOf(
      id,
      withMoney(known, (amount) => amount.mul(3)),
    );
    for (const { id: name, unit, exact } of one.figures) {
      if (notInProportion.test(name)) continue;
      const times = unit === 'money' ? 3 : 1;
      expect(figure(three, name).exact, name).toBe(toFraction(new Fraction(exact).mul(times)));
    }
  },
);

holds('the same inputs in any order give the same answer', asked, ({ id, known }) => {
  const turned = Object.fromEntries(Object.entries(known).toReversed());
  const [one, other] = [calculate(id, known, 'USD'), calculate(id, turned, 'USD')];
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});

holds('the formula under a figure gives that figure', asked, ({ id: calculator, known }) => {
  const { figures, steps } = figuresOf(calculator, known);
  const made = [...figures, ...steps];
  for (const { id, unit, formula, exact, inputs: from } of made) {
    const value = (name: string) => {
      const source = made.find((one) => one.id === name);
      const input = from.find((one) => one.id === name);
      const amount = new Fraction(source?.exact ?? input?.value ?? 'not given');
      return input?.unit === 'percent' ? amount.div(100) : amount;
    };
    const worked = evaluateFormula(formula, value)?.mul(unit === 'percent' ? 100 : 1);
    // Worded in steps of 5, rounded up.
    if (!worked) expect(id).toBe('easy_price');
    const off = worked?.sub(new Fraction(exact)).abs().valueOf() ?? 0;
    // Formulas name displayed lines, which are up to two cents off.
    const max = (unit === 'percent' ? 0.4 : 0.1) + Math.abs(new Fraction(exact).valueOf()) / 1000;
    expect(off, `${id} = ${formula}`).toBeLessThan(max);
  }
});

holds('a number that is worked out is the figure of the calculator that shows it', inputs, (i) => {
  const { hour_cost, crew_hour_cost, hour_income, ...known } = i;
  const { inputs: complete } = completeInputs(known, 'USD');
  const hour = figuresOf('hour-cost', known);
  fc.pre(complete.hour_cost !== undefined && complete.hour_income !== undefined);
  fc.pre(complete.crew_hour_cost !== undefined);
  expect(complete.hour_cost).toBe(figure(hour, 'hour_cost').value);
  expect(complete.crew_hour_cost).toBe(figure(hour, 'crew_hour_cost').value);
  const check = figuresOf('price-check', complete);
  expect(complete.hour_income).toBe(figure(check, 'hour_income').value);
});

const oddValue = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e9', 'NaN', 'Infinity', '1/0', '0.001', '9'.repeat(40), '100'),
  fc.double().map(String),
  fc.integer().map(String),
  fc.string({ maxLength: 5 }),
);
const oddRow = fc.record({
  label: fc.constant('Rent'),
  way: fc.constantFrom('in' as const, 'out' as const, 'up' as 'in'),
  amount: oddValue,
  date: fc.constantFrom('2026-11-20', '2026-02-30', '0001-01-01', '', '9999-12-31'),
  repeat: fc.constantFrom('once' as const, 'weekly' as const, 'monthly' as const, 'x' as 'once'),
});
const oddInputs = fc
  .record({
    known: inputs,
    odd: fc.dictionary(fc.constantFrom(...numberIds), oddValue, { maxKeys: 4 }),
    today: fc.constantFrom('2026-11-18', '2026-02-30', 'tomorrow', '9999-12-31'),
    rows: fc.array(oddRow, { maxLength: 3 }),
    drop: fc.nat(),
  })
  .map(({ known, odd, drop, ...cash }) => {
    const entries = Object.entries({ ...known, cash_today: '100', ...odd, ...cash });
    return Object.fromEntries(entries.filter((_, at) => (drop >> (at % 30)) % 4 !== 3)) as Inputs;
  });
const forbidden = /guarante|you will earn|you will be fine|NaN|Infinity|undefined|\{|\}/i;
const euros = createFormat({ locale: 'de-DE', currency: 'EUR' });

holds(
  'every answer has figures, says what is missing or why there is none, in whole sentences',
  fc.record({ id: fc.constantFrom(...calculatorIds), given: oddInputs }),
  ({ id, given }) => {
    const result = calculate(id, given, 'EUR');
    if (result.kind === 'missing') {
      expect(result.missing.length).toBeGreaterThan(0);
      return;
    }
    const names: readonly string[] = [...Object.keys(calculators[id].figures), 'never_below'];
    for (const one of result.figures) {
      expect(names).toContain(one.id);
      expect(one.value).toMatch(/^-?\d+(\.\d{1,3})?$/);
      expect(one.exact).toMatch(/^-?\d+\/\d+$/);
      expect(formulaInWords(one)).not.toMatch(forbidden);
      expect(formulaInValues(one, euros.value)).not.toMatch(forbidden);
    }
    if (result.kind === 'error') {
      expect(noteText(result.error, euros)).toMatch(/^[\p{L}\d].*[.?]$/u);
      return;
    }
    expect(result.figures.length).toBeGreaterThan(0);
    const { headline, lede } = finding(id, given, result, euros);
    for (const text of [headline, lede, ...result.notes.map((note) => noteText(note, euros))]) {
      expect(text).not.toMatch(forbidden);
      expect(text).not.toContain('$');
    }
  },
);

const coins = { JPY: 0, KWD: 3, KRW: 0 } as const;
const otherMoney = fc.record({
  currency: fc.constantFrom('JPY' as const, 'KWD' as const, 'KRW' as const),
  one: asked,
});
holds(
  'money is rounded to the smallest coin of its currency',
  otherMoney,
  ({ currency, one: { id, known } }) => {
    const whole = withMoney(known, (amount) => amount.ceil().add(1));
    const result = calculate(id, whole, currency);
    fc.pre(result.kind === 'figures');
    if (result.kind !== 'figures') return;
    for (const { unit, value } of result.figures) {
      if (unit !== 'money') continue;
      expect(value.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(coins[currency]);
    }
  },
);
