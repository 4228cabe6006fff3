/** A case as the checks use it. */

import { foreignWordsOf } from '../../shared/catalogue/check-tried-answer.ts';
import { prefillAll } from '../../shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { CheckedQuestion } from '../../shared/domain/chat/answer-checks/checked-question.ts';
import { ownWords, pastedWords } from '../../shared/domain/chat/prompt/own-and-pasted-words.ts';
import type { CalculationResult } from '../../shared/domain/numbers/calculations/calculation-schemas.ts';
import { getPromptCalculations } from '../../shared/domain/numbers/calculations/calculations-of-prompt.ts';
import { runCalculations } from '../../shared/domain/numbers/calculations/run-calculations.ts';
import { localeAndCurrencyOf } from '../../shared/domain/numbers/locale-and-currency.ts';
import { businesses } from './businesses.ts';
import { findCasePrompt } from './case-prompt.ts';
import type { ExamCase } from './exam-case.ts';
import { photoWords } from './photo.ts';

type Asked = Pick<
  ExamCase,
  | 'prompt'
  | 'blanks'
  | 'numbers'
  | 'outcome'
  | 'limits'
  | 'message'
  | 'business'
  | 'profile'
  | 'memory'
> &
  Partial<Pick<ExamCase, 'today'>>;

/** The business of a case, with the details that the case overrides. */
export const businessOf = ({ business, profile }: Pick<ExamCase, 'business' | 'profile'>) => ({
  ...businesses[business],
  ...profile,
});

/** The values of the blanks as the dialog would send them: typed ones, otherwise the product's defaults. */
export const filledBlanks = ({
  prompt: id,
  blanks = {},
  memory = [],
  ...of
}: Asked): Record<string, string> => {
  const prompt = id && findCasePrompt(id);
  if (!prompt) return {};
  const known = { business: businessOf(of), memory };
  return { ...prefillAll(prompt.additionalInputs, known), ...blanks };
};

/** The calculations of a case: the one it declares, otherwise those of its prompt, calculated from its numbers. */
export const sumsOf = (asked: Asked & Pick<ExamCase, 'sum'>): CalculationResult[] => {
  const { sum } = asked;
  if (!sum) return sumsOfBlanks(asked);
  const style = localeAndCurrencyOf({ id: asked.business, ...businessOf(asked) });
  return [runCalculations({ kind: sum.calculator, inputs: sum.inputs }, {}, style).worked];
};

const sumsOfBlanks = (asked: Asked): CalculationResult[] => {
  const prompt = asked.prompt && findCasePrompt(asked.prompt);
  if (!prompt) return [];
  const style = localeAndCurrencyOf({ id: asked.business, ...businessOf(asked) });
  const blanks = filledBlanks(asked);
  const { requests } = getPromptCalculations(
    { prompt, numbers: asked.numbers ?? {}, blanks },
    style,
  );
  return requests
    .map(
      (request) =>
        runCalculations(request, asked.today ? { today: asked.today } : {}, style).worked,
    )
    .filter(({ figures }, nth) => nth === 0 || figures.length > 0);
};

const typedIn = (asked: Asked): string[] => {
  const prompt = asked.prompt && findCasePrompt(asked.prompt);
  const filled = {
    id: asked.prompt ?? '',
    constraints: asked.limits,
    additionalInputs: asked.blanks ?? {},
  };
  return [
    ...(prompt ? ownWords(filled, prompt.content, prompt.additionalInputs) : []),
    ...Object.values(asked.numbers ?? {}),
    asked.outcome ?? '',
    asked.message ?? '',
  ].filter(Boolean);
};

/** The texts of a case that somebody else wrote and the owner pasted. */
const pastedIn = (one: ExamCase): string[] => {
  const prompt = one.prompt && findCasePrompt(one.prompt);
  return prompt
    ? pastedWords({ additionalInputs: one.blanks ?? {} }, prompt.content, prompt.additionalInputs)
    : [];
};

/**
 * The input of the checks for the answer to a case; `sums` are the calculations used, by default those of its prompt.
 */
export const checkedQuestion = (
  one: ExamCase,
  sums: readonly CalculationResult[] = sumsOf(one),
): CheckedQuestion => {
  const { business, memory = [], earlier = [], kept = {}, tasks = [], photo } = one;
  const turns = earlier.map((turn) => ({ ...turn, business }));
  const prompt = one.prompt ? findCasePrompt(one.prompt) : undefined;
  return {
    today: one.today,
    business: businessOf(one),
    typed: [one, ...turns].flatMap(typedIn),
    given: [
      ...[one, ...turns].flatMap((asked) => Object.values(filledBlanks(asked))),
      ...memory.filter(({ paused }) => !paused).map(({ text }) => text),
      ...turns.map(({ answer }) => answer),
      ...Object.values(kept),
      ...tasks.map(({ title, who = '' }) => `${title} ${who}`),
      ...(photo ? [photoWords[photo] ?? ''] : []),
    ],
    pasted: pastedIn(one),
    foreignWords: foreignWordsOf(businessOf(one).type),
    deliverables: prompt?.deliverables ?? [],
    sums,
    isAssistant: one.helper === null,
    expect: one.expect,
  };
};
