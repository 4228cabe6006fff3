import { numbersInText } from '../../numbers/amounts/numbers-in-text.ts';
import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { amountStyleOf, saidNumbers, unsourcedIn } from './said-texts-and-amounts.ts';
import { quotedBeginning, sentencesOf } from './words-and-sentences.ts';

/** Says that an amount is not known for sure. */
const marked =
  /\[(?:please )?confirm|\[(?:confirma|bestätig)|\bguess|\bassum|\bestimate|\bsupon|\bsupuest|\bestimad|\bangenommen|\bschätz/iu;

/** Work that is said to take or to save so long; "call within 24 hours" is advice and claims nothing. */
const claimed =
  /\b(?:takes?|took|saves?|saved|loses?|lost|costs?|spends?|spent|tarda|ahorra|pierde|dauert|spart)\s(?:\p{L}+\s){0,3}?(\d[\d.,]*(?:\s?(?:-|to)\s?\d[\d.,]*)?)\s?(?:more |extra )?(?:hours?|hrs?|h|minutes?|mins?|horas?|minutos?|stunden?|minuten?)(?!\p{L})/giu;

/** Every amount stands in what was said or worked out, or is marked as not known. */
export const amountsSourced: Check = {
  promise: 'Every dollar amount, percentage, and work time has a source or is marked as a guess.',
  gate: 0.95,
  look: (answer, question) => {
    const unsourced = unsourcedIn(question);
    const isInvented = inventedDurations(question);
    return allTexts(answer)
      .flatMap(sentencesOf)
      .filter((sentence) => !marked.test(sentence))
      .flatMap((sentence) => [
        ...unsourced(sentence).map(
          ({ text }) => `${text} has no source: ${quotedBeginning(sentence)}.`,
        ),
        ...[...sentence.matchAll(claimed)]
          .filter(([, number = '']) => isInvented(number))
          .map(([text]) => `"${text}" has no source.`),
      ]);
  },
};

/** Durations count as given when their number was said, or worked out in hours. */
const inventedDurations = (question: CheckedQuestion) => {
  const style = amountStyleOf(question);
  const hours = question.sums
    .flatMap(({ figures, steps }) => [...figures, ...steps])
    .filter(({ unit }) => unit !== 'money' && unit !== 'percent')
    .flatMap(({ value, inputs }) => [value, ...inputs.map((input) => input.value)].map(Number));
  const known = [...saidNumbers(question), ...hours];
  return (written: string) =>
    numbersInText(written, style).some(
      ({ readings }) =>
        !readings.some(({ value }) => known.some((one) => Math.abs(one - value) < 0.05)),
    );
};
