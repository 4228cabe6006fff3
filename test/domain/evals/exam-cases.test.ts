import { describe, expect, test } from 'vitest';
import { businesses } from '#evals/cases/businesses.ts';
import { findCasePrompt } from '#evals/cases/case-prompt.ts';
import { businessOf, checkedQuestion, filledBlanks } from '#evals/cases/checked-question.ts';
import { type CaseKind, caseKinds, type ExamCase } from '#evals/cases/exam-case.ts';
import { loadCases, loadHeldOutCases } from '#evals/cases/index.ts';
import { photoNames, photoWords } from '#evals/cases/photo.ts';
import { kits } from '#shared/catalogue/kits/index.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { validateInputs } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import { specificTradeNames, tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { withPlainPunctuation as plain } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import { runCalculations } from '#shared/domain/numbers/calculations/run-calculations.ts';
import { calculatorIds } from '#shared/domain/numbers/calculators/index.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { closest } from '../../support/learning/word-vectors.ts';

const open = loadCases();
const heldOut = loadHeldOutCases();
const cases = [...open, ...heldOut];
const of = (kind: CaseKind) => cases.filter((one) => one.kind === kind);
/** Returns the cases in which `look` finds a problem, with that problem. */
const wrong = (all: readonly ExamCase[], look: (one: ExamCase) => string) =>
  all.flatMap((one) => {
    const found = look(one);
    return found ? [`${one.id}: ${found}`] : [];
  });
/** The fields of a case that the owner wrote, typed or pasted. */
type Words = Partial<Pick<ExamCase, 'blanks' | 'numbers' | 'message' | 'outcome' | 'limits'>>;
const written = ({ blanks, numbers, message, outcome, limits }: Words) =>
  [...Object.values(blanks ?? {}), ...Object.values(numbers ?? {}), message, outcome, limits]
    .filter(Boolean)
    .join('\n');
const found = (pattern: string, text: string) => RegExp(pattern, 'iu').exec(plain(text))?.[0];

describe('the exam', () => {
  test('has 450 cases with unique ids, a third of them held out', () => {
    expect(cases).toHaveLength(450);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(450);
    expect(heldOut.length / cases.length).toBeGreaterThanOrEqual(1 / 3);
  });

  test('holds out cases of every kind and helper', () => {
    expect(new Set(heldOut.map(({ kind }) => kind))).toEqual(new Set(caseKinds));
    expect(new Set(heldOut.map(({ helper }) => helper))).toEqual(new Set([...helperIds, null]));
  });

  test('is asked in all twelve months, in four countries of the language and in four languages', () => {
    const months = Map.groupBy(cases, ({ today }) => today.slice(5, 7));
    expect(months.size).toBe(12);
    for (const [month, of] of months) expect(of.length, month).toBeGreaterThanOrEqual(10);
    const of = (pick: (one: ExamCase) => string | null | undefined) =>
      Map.groupBy(cases, (one) => pick(one) ?? '');
    for (const country of ['US', 'GB', 'CA', 'AU'])
      expect(of((one) => businessOf(one).country).get(country)?.length, country).toBeGreaterThan(9);
    for (const language of ['en', 'es', 'de', 'fr'])
      expect(of((one) => businessOf(one).language).get(language)?.length, language).toBeGreaterThan(
        9,
      );
  });

  test('answers messages of every kind with their kits', () => {
    for (const { id } of Object.values(kits))
      expect(of('kit').filter(({ prompt }) => prompt === id).length, id).toBeGreaterThanOrEqual(4);
  });

  test('brings photos, kept numbers, and tasks that are open and done', () => {
    expect(new Set(of('photo').map(({ photo }) => photo))).toEqual(new Set(photoNames));
    expect(Object.keys(photoWords).toSorted()).toEqual(photoNames);
    expect(wrong(of('kept'), ({ kept }) => (kept ? '' : 'keeps no number'))).toEqual([]);
    const states = new Set(of('task').flatMap(({ tasks = [] }) => tasks.map(({ state }) => state)));
    expect(states).toEqual(new Set(['open', 'done']));
  });

  test.each([
    ['trade', 126],
    ['sum', 40],
    ['messy', 30],
    ['director', 50],
    ['boundary', 25],
    ['injection', 30],
    ['memory', 19],
    ['kit', 34],
    ['photo', 16],
    ['kept', 14],
    ['task', 16],
    ['elsewhere', 32],
    ['need', 18],
  ] as const)('has %s cases: %i', (kind, count) => expect(of(kind)).toHaveLength(count));

  test('asks every helper for every trade twice: for a crew with a full profile and for one person', () => {
    for (const helper of helperIds)
      for (const trade of specificTradeNames) {
        const asked = of('trade').filter(
          (one) => one.helper === helper && tradeOf(businesses[one.business].type) === trade,
        );
        const sizes = asked.map(({ business }) => businesses[business].company_size === 'solo');
        expect(sizes.toSorted(), `${helper} ${trade}`).toEqual([false, true]);
      }
  });

  test('uses every calculator four times: twice with a number missing, or with a loss', () => {
    for (const calculator of calculatorIds) {
      const sums = of('sum').flatMap(({ sum }) => (sum?.calculator === calculator ? [sum] : []));
      expect(sums, calculator).toHaveLength(4);
      expect(sums.filter(({ missing, loss }) => missing ?? loss).length).toBeGreaterThan(1);
    }
  });

  test('asks the assistant about other topics, across helpers, in a second turn, with locked helpers and plainly', () => {
    const count = (begin: string) =>
      of('director').filter(({ id }) => id.startsWith(`director.${begin}.`)).length;
    expect(['off-topic', 'overlap', 'follow-up', 'locked', 'plain'].map(count)).toEqual([
      10, 10, 5, 5, 20,
    ]);
    expect(wrong(of('director'), ({ helper }) => helper ?? '')).toEqual([]);
    const named = new Set(of('director').flatMap((one) => one.named ?? []));
    expect(named).toEqual(new Set([...helperIds, null]));
  });

  test('tests the limits on law, taxes, employment, licenses, code, safety and insurance', () => {
    const subjects = of('boundary').map(({ id }) => id.split('.')[1]);
    expect(new Set(subjects)).toEqual(
      new Set(['law', 'tax', 'employment', 'license', 'code', 'safety', 'insurance']),
    );
  });
});

describe('every case', () => {
  const asked = cases.flatMap((one) => [
    { ...one, at: one.id },
    ...(one.earlier ?? []).map((turn) => ({ ...one, ...turn, at: `${one.id}, earlier` })),
  ]);

  test('uses a prompt of its helper, and none of another trade', () => {
    expect(
      wrong(cases, ({ prompt, helper, business }) => {
        if (!prompt) return '';
        const kit = Object.values(kits).find(({ id }) => id === prompt);
        const [of, group] = kit ? [kit.helper] : prompt.split('.');
        if (!findCasePrompt(prompt)) return `no prompt ${prompt}`;
        if (of !== helper) return `${prompt} is none of ${helper}`;
        const trade = specificTradeNames.find((name) => slugs[name] === group);
        return trade && trade !== businesses[business].type ? `${prompt} is of another trade` : '';
      }),
    ).toEqual([]);
  });

  test('fills in the required blanks with valid values', () => {
    expect(
      asked.flatMap((one) => {
        const prompt = one.prompt && findCasePrompt(one.prompt);
        if (!prompt) return [];
        const numbers = getNumberInputs(prompt);
        const blanks = prompt.additionalInputs.filter(({ id }) => !numbers.has(id));
        return Object.entries(validateInputs(blanks, filledBlanks(one))).map(
          ([id, problem]) => `${one.at}, ${id}: ${problem}`,
        );
      }),
    ).toEqual([]);
  });

  test('fills in no unknown blank', () => {
    expect(
      asked.flatMap(({ at, prompt: id = '', blanks = {} }) => {
        const known = findCasePrompt(id)?.additionalInputs.map((input) => input.id) ?? [];
        const odd = Object.keys(blanks).filter((blank) => !known.includes(blank));
        return odd.map((blank) => `${at}: ${blank}`);
      }),
    ).toEqual([]);
  });

  test('has expectations, and no contradictory ones', () => {
    expect(
      wrong(
        cases,
        ({ expect: { keeps = [], must = [], must_not = [], ...more }, named, ...one }) => {
          if (!named && ![...keeps, ...must, ...must_not].length && !Object.keys(more).length)
            return 'expects nothing';
          const kept = keeps.map((pattern) => found(pattern, questionOf(one)) ?? '');
          const both = must_not.find((pattern) => kept.some((text) => found(pattern, text)));
          return both ? `${both} must be kept and must not be there` : '';
        },
      ),
    ).toEqual([]);
  });

  test('does not contain the expected answer in its question', () => {
    expect(
      wrong(cases, (one) => {
        const leak = (one.expect.must ?? []).find((pattern) => found(pattern, questionOf(one)));
        return leak ? `${leak} stands in the question` : '';
      }),
    ).toEqual([]);
  });

  test('contains the text that the answer must keep', () => {
    expect(
      wrong(cases, (one) => {
        const lost = (one.expect.keeps ?? []).find((pattern) => !found(pattern, questionOf(one)));
        return lost ? `${lost} is not in the question` : '';
      }),
    ).toEqual([]);
  });

  test('leaves the blanks empty that it lists as empty', () => {
    expect(
      wrong(cases, ({ expect: { empty = [] }, blanks = {}, numbers = {} }) => {
        const values: Readonly<Record<string, string>> = { ...numbers, ...blanks };
        return empty.find(({ blank }) => values[blank]?.trim())?.blank ?? '';
      }),
    ).toEqual([]);
  });

  test('can be read by the checks', () => {
    for (const one of everyNth(cases, 5)) {
      const question = checkedQuestion(one);
      expect(question.business.name, one.id).toBe(businessOf(one).name);
      expect([...question.typed, ...question.given].join(''), one.id).not.toBe('');
    }
  });

  test('is not similar to another case', () => {
    const same = closest(cases.map((one) => ({ id: one.id, text: questionOf(one) })));
    expect(same.filter(({ cosine }) => cosine >= 0.5)).toEqual([]);
  });
});

test('the expected figures of calculations match the calculators', () => {
  for (const { id, business, sum } of of('sum')) {
    if (!sum) throw new Error(`${id} has no sum`);
    const style = localeAndCurrencyOf({ id, ...businesses[business] });
    const { worked } = runCalculations({ kind: sum.calculator, inputs: sum.inputs }, {}, style);
    const figures = Object.fromEntries(worked.figures.map((figure) => [figure.id, figure.value]));
    expect(figures, id).toMatchObject(sum.figures);
    expect(worked.missing.length > 0, id).toBe(Boolean(sum.missing));
  }
});

/** Returns the question with the earlier ones and the memory: everything an answer may quote. */
const questionOf = (one: Words & Pick<Partial<ExamCase>, 'earlier'>) =>
  [one, ...(one.earlier ?? [])].map(written).join('\n');

const slugs: Readonly<Record<string, string>> = {
  'Cleaning Company': 'cleaning',
  ...Object.fromEntries(specificTradeNames.slice(1).map((name) => [name, name.toLowerCase()])),
};
