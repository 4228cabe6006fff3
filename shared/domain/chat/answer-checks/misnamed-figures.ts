/** Whether figures stand under their own names: "your profit is $179.92" where that is the lowest price. */
import type { CalculationResult } from '../../numbers/calculations/calculation-schemas.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { amountsOf } from './said-texts-and-amounts.ts';
import { sentencesOf } from './words-and-sentences.ts';

type NamedFigure = Readonly<{ unit: string; value: number; label: string; words: Set<string> }>;

const little = new Set(
  'a an the of per to in if for your you at on and or is are it that this now be no'.split(' '),
);
const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}-]+/gu) ?? [])
      .filter((word) => !little.has(word))
      .map((word) => word.replace(/(?:ly|s)$/, '')),
  );

const namedFigures = (sums: readonly CalculationResult[]): NamedFigure[] => {
  const all = sums.flatMap(({ figures, steps }) => [
    ...figures,
    ...steps,
    ...[...figures, ...steps].flatMap(({ inputs }) => inputs),
  ]);
  const named = all.map(({ unit, value, label }) => ({
    unit,
    value: Math.abs(Number(value)),
    label,
    words: wordsOf(label),
  }));
  return [...new Map(named.map((one) => [`${one.label} ${one.value}`, one])).values()];
};

/** Where a part of a sentence with an amount of its own begins. */
const clauses = /[;:]\s+|,\s+(?:and|but|while)\s+|\s(?:and|but|while)\s+(?=[^\p{L}]{0,2}\d)/u;

const times = new Set(['hour', 'week', 'month', 'year', 'job']);
const weightOf = (words: Iterable<string>) =>
  [...words].reduce((sum, word) => sum + (times.has(word) ? 0.5 : 1), 0);

/** The share of a label's words that a clause has; "per month" weighs less than what is counted. */
const fitOf = ({ words }: NamedFigure, clause: ReadonlySet<string>) =>
  words.size ? weightOf([...words].filter((word) => clause.has(word))) / weightOf(words) : 0;

/** A name of one word has to stand right beside the amount: "your profit is $80", "$80 is your profit". */
const isBeside = ({ words }: NamedFigure, clause: string) => {
  const [word = ''] = words;
  const name = `(?:your |the )?${word.replaceAll(/[^\p{L}-]/gu, '')}\\w*`;
  return RegExp(
    `${name}(?: is| are| was| of| comes to|:)? [^\\p{L}]{0,3}\\d|\\d[\\d.,]*(?: is| are| of| in)? ${name}`,
    'iu',
  ).test(clause);
};

/** Whether a clause names a figure, where that of its amount is named with `own`: in full, or by half while the other is not there at all. */
const names = (figure: NamedFigure, clause: string, own: number) => {
  const found = fitOf(figure, wordsOf(clause));
  if (figure.words.size === 1) return own < 1 && isBeside(figure, clause);
  return (found === 1 && own < 1) || (found >= 0.66 && own === 0);
};

const same = (one: number, other: number) => Math.abs(one - other) < 0.0051;

/** A sentence for each figure that stands in a clause with the whole name of another one, and without its own. */
export const misnamedFigures = (texts: readonly string[], question: CheckedQuestion): string[] => {
  const figures = namedFigures(question.sums);
  return texts
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(clauses))
    .flatMap((clause) => {
      const [amount, ...others] = amountsOf(clause, question);
      const value = amount?.numbers[0]?.[0]?.value;
      if (!amount || value === undefined || others.length) return [];
      const words = wordsOf(clause);
      const ofKind = figures.filter(({ unit }) => unit === amount.kind);
      const own = ofKind.filter((figure) => same(figure.value, value));
      if (!own.length) return [];
      const best = Math.max(...own.map((figure) => fitOf(figure, words)));
      const other = ofKind.find(
        (figure) => !same(figure.value, value) && names(figure, clause, best),
      );
      return other ? [`${amount.text} is ${own[0]?.label}, and not ${other.label}.`] : [];
    });
};
