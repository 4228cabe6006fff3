import type { CalculationResult } from '../../numbers/calculations/calculation-schemas.ts';
import { plainWordsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { quotedBeginning, sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

/** The figure of a calculator whose sign is its verdict. */
const deciding: readonly string[] = ['profit', 'ad_result', 'week_result', 'result_month'];
/** The opening gives the verdict. */
const opening = 2;

const favorable =
  /\b(?:go ahead|go for it|keep (?:it|the|this|that|on|at|your|going)|pays? (?:for itself|off)|it pays|(?:you )?make (?:a |some )?(?:little|money|profit|enough)|worth (?:it|keeping|doing)|doing (?:its|their) job|let it run|run on|carry on|go on with|do it|take (?:it|them) on|good (?:price|deal|money)|earns? (?:its|their|you)|in the black|in the green|plus|vale la pena|conviene|sigue (?:con|así)|lohnt sich|machen sie weiter|ça vaut|continuez)\b/iu;
const unfavorable =
  /\b(?:loses?|losing|lost|stop|drop (?:it|the|them)|not yet|leave it|short|not worth|isn't worth|doesn't pay|does not pay|never pays|eats?|eat more|costs? you|don't hire|do not hire|out of your (?:own )?(?:pay|pocket)|takes? .{0,20}(?:from|out of) you|in the red|under water|below (?:what|your)|raise the price|pierdes?|pierde|no conviene|verlieren|lohnt sich nicht|perdez)\b/iu;
/** A question whose yes is good news. */
const asksForGood =
  /\b(?:make (?:anything|money|something|enough)|making (?:money|enough)|worth|enough|keep|ok|okay|go on|does .{0,40}pay|should i|can i (?:hire|afford|take)|do i make|vale la pena|lohnt)\b/iu;

/** Good news if the calculations say so, bad news if they do; undefined where none of them decides. */
const newsOf = (sums: readonly CalculationResult[]): 'good' | 'bad' | undefined => {
  const values = sums.flatMap(({ figures }) =>
    figures.filter(({ id }) => deciding.includes(id)).map(({ value }) => Number(value)),
  );
  if (values.length !== 1) return undefined;
  const [value = 0] = values;
  if (value === 0) return undefined;
  return value > 0 ? 'good' : 'bad';
};

const newsIn = (text: string, { typed }: CheckedQuestion) => {
  const [, answer] = /^\W*(yes|no|sí|ja|nein|oui|non)\b/iu.exec(text) ?? [];
  const isDirect = answer !== undefined && asksForGood.test(withPlainPunctuation(typed.join('\n')));
  const isYes = isDirect && /^(?:yes|sí|ja|oui)$/iu.test(answer);
  return {
    good: favorable.test(text) || isYes,
    bad: unfavorable.test(text) || (isDirect && !isYes),
  };
};

/** What the answer opens with agrees with what was worked out. */
export const verdictMatchesFigures: Check = {
  promise: 'The verdict of the opening is that of the figures.',
  gate: 1,
  look: ({ parts }, question) => {
    const news = newsOf(question.sums);
    const first = parts.find(({ kind }) => kind === 'text');
    if (!news || !first) return undefined;
    const text = sentencesOf(plainWordsOf(first)).slice(0, opening).join(' ');
    const { good, bad } = newsIn(text, question);
    const isWrong = news === 'good' ? bad && !good : good && !bad;
    return isWrong ? [`The figures say the opposite: ${quotedBeginning(text)}.`] : [];
  },
};
