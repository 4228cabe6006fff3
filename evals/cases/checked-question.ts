/** A case as the checks see it. */

import { foreignWordsOf } from '../../shared/catalogue/foreign-words.ts';
import type { CheckedQuestion } from '../../shared/domain/answer-checks/checked-question.ts';
import { moneyStyleOf } from '../../shared/domain/numbers/business-money.ts';
import { prefillAll } from '../../shared/domain/prompt-inputs.ts';
import { sumsOfPrompt } from '../../shared/domain/sums/of-prompt.ts';
import type { WorkedSum } from '../../shared/domain/sums/sum.ts';
import { workOut } from '../../shared/domain/sums/work-out.ts';
import { ownWords } from '../../shared/domain/typed-blanks.ts';
import { findPrompt } from '../../shared/starter-prompts/find.ts';
import { businesses } from './businesses.ts';
import type { ExamCase } from './exam-case.ts';

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

/** The business of a case, with what differs in it. */
export const businessOf = ({ business, profile }: Pick<ExamCase, 'business' | 'profile'>) => ({
  ...businesses[business],
  ...profile,
});

/** The values of the blanks as the dialog would send them: typed ones, else what the product fills in. */
export const filledBlanks = ({
  prompt: id,
  blanks = {},
  memory = [],
  ...of
}: Asked): Record<string, string> => {
  const prompt = id && findPrompt(id);
  if (!prompt) return {};
  const known = { business: businessOf(of), memory };
  return { ...prefillAll(prompt.additionalInputs, known), ...blanks };
};

/** The sums of a case: the one it says it needs, else those that its prompt names, worked out from its numbers. */
export const sumsOf = (asked: Asked & Pick<ExamCase, 'sum'>): WorkedSum[] => {
  const { sum } = asked;
  if (!sum) return sumsOfBlanks(asked);
  const style = moneyStyleOf({ id: asked.business, ...businessOf(asked) });
  return [workOut({ kind: sum.calculator, inputs: sum.inputs }, {}, style).worked];
};

const sumsOfBlanks = (asked: Asked): WorkedSum[] => {
  const prompt = asked.prompt && findPrompt(asked.prompt);
  if (!prompt) return [];
  const style = moneyStyleOf({ id: asked.business, ...businessOf(asked) });
  const blanks = filledBlanks(asked);
  const { requests } = sumsOfPrompt({ prompt, numbers: asked.numbers ?? {}, blanks }, style);
  return requests
    .map((request) => workOut(request, asked.today ? { today: asked.today } : {}, style).worked)
    .filter(({ figures }, nth) => nth === 0 || figures.length > 0);
};

const typedIn = (asked: Asked): string[] => {
  const prompt = asked.prompt && findPrompt(asked.prompt);
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

/** What the answer to a case is checked against; `sums` are those that held, by default those of its prompt. */
export const checkedQuestion = (
  one: ExamCase,
  sums: readonly WorkedSum[] = sumsOf(one),
): CheckedQuestion => {
  const { business, memory = [], earlier = [] } = one;
  const turns = earlier.map((turn) => ({ ...turn, business }));
  const prompt = one.prompt ? findPrompt(one.prompt) : undefined;
  return {
    today: one.today,
    business: businessOf(one),
    typed: [one, ...turns].flatMap(typedIn),
    given: [
      ...[one, ...turns].flatMap((asked) => Object.values(filledBlanks(asked))),
      ...memory.filter(({ paused }) => !paused).map(({ text }) => text),
      ...turns.map(({ answer }) => answer),
    ],
    foreignWords: foreignWordsOf(businessOf(one).type),
    deliverables: prompt?.deliverables ?? [],
    sums,
    isDirector: one.helper === null,
    expect: one.expect,
  };
};
