/** Rules of a text that cannot both be followed. */

const little = new Set(
  'a an the of to in on at and or for with as is are be it its that this you your them they their by from no not never always do does don t exactly only most least if when than then so what which who how each every'.split(
    ' ',
  ),
);
const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');

type Rule = { text: string; words: Set<string>; counts: string; isForbidden: boolean };

const ruleOf = (text: string): Rule => {
  const words = text.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? [];
  const isCount = (word: string) => /^\d+$/.test(word) || numbers.includes(word);
  return {
    text,
    words: new Set(
      words
        .filter((word) => !little.has(word) && !isCount(word))
        .map((word) => word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 7)),
    ),
    counts: words.filter(isCount).join(' '),
    isForbidden: /\b(?:never|do not|don't|no)\b/i.test(text),
  };
};

const likeness = ({ words: one }: Rule, { words: other }: Rule) =>
  [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size));

/** Two rules about the same thing, of which one forbids what the other asks for, or that name other numbers for it. */
export const contradictionsIn = (lines: readonly string[]): string[] => {
  const rules = lines
    .flatMap((line) => line.replace(/^- /, '').split(/(?<=[.;:])\s+/))
    .map(ruleOf)
    .filter(({ words }) => words.size >= 2);
  return rules.flatMap((one, at) =>
    rules.slice(at + 1).flatMap((other) => {
      const alike = likeness(one, other);
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      const isOpposite = one.isForbidden !== other.isForbidden && alike >= 0.8 && shared >= 3;
      const isOtherNumber =
        one.counts !== '' &&
        other.counts !== '' &&
        one.counts !== other.counts &&
        shared >= 0.8 * Math.max(one.words.size, other.words.size);
      return isOpposite || isOtherNumber
        ? [`"${one.text.slice(0, 70)}" against "${other.text.slice(0, 70)}"`]
        : [];
    }),
  );
};
