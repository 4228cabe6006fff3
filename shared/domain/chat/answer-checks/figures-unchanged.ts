import type { Amount } from '../../numbers/amounts/amounts-in-text.ts';
import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { misnamedFigures } from './misnamed-figures.ts';
import { amountsOf, saidAmounts } from './said-texts-and-amounts.ts';
import { quotedBeginning, sentencesOf } from './words-and-sentences.ts';

type Figure = { unit: string; value: number; shown: string };

/** Words that say of an amount that it is missing, lost or below. */
const lossWords =
  /\b(?:los[est]\w*|lost|minus|negative|short\w*|below|under|less|takes? .{0,20}(?:from you|out of)|out of (?:your|my) (?:own )?pocket|costs? you|eats?|in the red|gives? away|given away|behind|hole|down|deficit|missing|gone|drains?|pays? (?:to|for)|pierd\w*|pérdida|menos|negativ\w*|falta\w*|verlier\w*|verlust|minus|fehl\w*|weniger)\b/iu;

/** Every figure that is used stands as it was worked out, with its sign and under its name. */
export const figuresUnchanged: Check = {
  promise: 'Calculated numbers are used exactly as shown, under their names.',
  gate: 1,
  look: (answer, question) => {
    const figures = figuresOf(question);
    if (!figures.length) return undefined;
    const said = saidAmounts(question);
    const texts = allTexts(answer);
    const altered = texts.flatMap(sentencesOf).flatMap((sentence) =>
      amountsOf(sentence, question).flatMap((amount) => {
        const wrong = changed(amount, sentence, { figures, said });
        return wrong ? [`${wrong}: ${quotedBeginning(sentence)}.`] : [];
      }),
    );
    return [...altered, ...misnamedFigures(texts, question)];
  },
};

/** Figures and what stands between them; the numbers they were made from were said. */
const figuresOf = ({ sums }: CheckedQuestion): Figure[] =>
  sums.flatMap(({ figures, steps }) =>
    [...figures, ...steps].map(({ unit, value }) => ({ unit, value: Number(value), shown: value })),
  );

const exactly = 0.0051;

const changed = (
  { kind, numbers, text, start }: Amount,
  sentence: string,
  { figures, said }: { figures: readonly Figure[]; said: ReturnType<typeof saidAmounts> },
): string | undefined => {
  const own = figures.filter(({ unit }) => unit === kind);
  for (const readings of numbers) {
    const isSame = (number: number) =>
      readings.some(({ value }) => Math.abs(value - Math.abs(number)) < exactly);
    if (said.some((one) => one.kind === kind && isSame(one.value))) continue;
    const same = own.filter(({ value }) => isSame(value));
    const rounded = own.find(({ value }) =>
      readings.some((one) => Math.abs(one.value - Math.abs(value)) <= one.step / 2 + 1e-9),
    );
    if (!same.length && rounded && Math.abs(rounded.value) >= 1)
      return `${text} was calculated as ${rounded.shown}`;
    const hasSign = /[-–]\s?$/.test(sentence.slice(0, start)) || /^[-–]/.test(text);
    const isLoss = same.length > 0 && same.every(({ value }) => value < 0);
    if (isLoss && !hasSign && !lossWords.test(sentence)) return `${text} is a loss`;
  }
  return undefined;
};
