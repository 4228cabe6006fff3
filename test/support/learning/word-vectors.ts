/** Similarity of texts by shared words; rare words weigh more, and words of every text nothing. */

export type Named = Readonly<{ id: string; text: string }>;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}|\d{2,}/gu) ?? [];

/** For each text the most similar other one, with the cosine of their words. */
export const closest = (texts: readonly Named[]) => {
  const words = texts.map(({ text }) => wordsOf(text));
  const inTexts = new Map<string, number>();
  for (const word of words.flatMap((list) => [...new Set(list)]))
    inTexts.set(word, (inTexts.get(word) ?? 0) + 1);
  const vectors = words.map((list) => {
    const vector = new Map<string, number>();
    for (const word of list) {
      const rare = Math.log(texts.length / (inTexts.get(word) ?? 1));
      vector.set(word, (vector.get(word) ?? 0) + rare);
    }
    const length = Math.hypot(...vector.values());
    return new Map([...vector].map(([word, value]) => [word, value / (length || 1)]));
  });
  return vectors.flatMap((one, at) =>
    vectors.slice(at + 1).map((other, offset) => ({
      pair: `${texts[at]?.id} and ${texts[at + 1 + offset]?.id}`,
      cosine: [...one].reduce((sum, [word, value]) => sum + value * (other.get(word) ?? 0), 0),
    })),
  );
};
