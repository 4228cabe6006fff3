/** Numbers written out in English, as owners dictate them: "eighteen hundred", "forty-five". */

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const values: Readonly<Record<string, number>> = Object.fromEntries([
  ...small.map((word, value) => [word, value]),
  ...tens.map((word, nth) => [word, (nth + 2) * 10]),
]);
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
};

const unit = `(?:${[...small, ...tens].join('|')})`;
const below100 = `(?:(?:${tens.join('|')})[\\s-]+(?:${small.slice(1, 10).join('|')})|${unit})`;
const scale = `(?:${Object.keys(scales).join('|')})`;
const pattern = RegExp(
  `\\b(?:(?:an?|${below100})(?:[\\s-]+${scale})+(?:[\\s-]+(?:and\\s+)?${below100}(?:[\\s-]+${scale})*)*|${below100})\\b`,
  'gi',
);

export type SpelledNumber = { start: number; end: number; value: number };

/** The numbers that are written out in a text, with their positions. */
export const spelledNumbers = (text: string): SpelledNumber[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: valueOfWords(match[0].toLowerCase().split(/[\s-]+/)),
  }));

const valueOfWords = (words: readonly string[]) => {
  let total = 0;
  let current = 0;
  for (const word of words) {
    const factor = scales[word];
    if (factor === undefined) current += word === 'a' || word === 'an' ? 1 : (values[word] ?? 0);
    else if (factor === 100) current *= 100;
    else {
      total += current * factor;
      current = 0;
    }
  }
  return total + current;
};
