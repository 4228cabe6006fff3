import type { Prompt } from '#shared/catalogue/schema.ts';
import { prompts } from '../catalogue.ts';
import { tradePrompts } from '../trade-prompts.ts';

/** The words of a text without its blanks and blocks, in lower case. */
const wordsOf = ({ title, description, content, defaultSpecificOutcome }: Prompt) =>
  [title, description, content, defaultSpecificOutcome]
    .join(' ')
    .toLowerCase()
    .replaceAll(/\{[^}]*\}|<[^>]*>/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const texts = new Map([...prompts, ...tradePrompts].map((one) => [one.id, wordsOf(one)] as const));

const frequency = new Map<string, number>();
for (const words of texts.values())
  for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);

/** Weighs each word (TF-IDF): frequent in the text, rare in others. All vectors have length 1. */
const vectors = new Map(
  [...texts].map(([id, words]) => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weighed = [...counts].map(
      ([word, count]) => [word, count * Math.log(texts.size / (frequency.get(word) ?? 1))] as const,
    );
    const length = Math.hypot(...weighed.map(([, weight]) => weight));
    return [id, new Map(weighed.map(([word, weight]) => [word, weight / length]))] as const;
  }),
);

const runsOfThree = new Map(
  [...texts].map(([id, words]) => [
    id,
    new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '))),
  ]),
);

/** Similarity of the subject: the cosine of the word weights, from 0 to 1. */
const cosine = (a: string, b: string) => {
  const other = vectors.get(b);
  let sum = 0;
  for (const [word, weight] of vectors.get(a) ?? []) sum += weight * (other?.get(word) ?? 0);
  return sum;
};

/** Similarity of the wording: the share of the shorter text's three-word runs that the other one has too. */
const sharedRuns = (a: string, b: string) => {
  const [one = new Set<string>(), other = new Set<string>()] = [a, b].map((id) =>
    runsOfThree.get(id),
  );
  const shared = [...one].filter((run) => other.has(run));
  return shared.length / Math.min(one.size, other.size);
};

/** The similarity of two texts of the catalogue. */
export type Pair = { ids: string; cosine: number; sharedRuns: number };

/** Each pair of texts from the same list, once, the most similar first. */
export const pairsWithin = (lists: readonly (readonly Prompt[])[]): Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const list of lists)
    for (const [at, { id: a }] of list.entries())
      for (const { id: b } of list.slice(at + 1)) {
        const ids = `${a} ${b}`;
        if (!pairs.has(ids))
          pairs.set(ids, { ids, cosine: cosine(a, b), sharedRuns: sharedRuns(a, b) });
      }
  return [...pairs.values()].toSorted((one, other) => other.cosine - one.cosine);
};
