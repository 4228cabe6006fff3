/** Letters that a text message can carry without getting longer. */
export const plainLetters = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The sentences of a text; a line ends one too. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/);

/** How many words a text has. */
export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The first sentences of a text that fit into so many words, at least one. */
export const shorten = (sentences: readonly string[], words: number, between = ' '): string => {
  const kept: string[] = [];
  let left = words;
  for (const sentence of sentences) {
    left -= wordCount(sentence);
    if (left < 0 && kept.length) break;
    kept.push(sentence);
  }
  return kept.join(between);
};

/** A sentence with a capital at its beginning. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence of a pasted text that carries its point: one that asks, complains or names a number, else the first. */
export const mainSentenceOf = (text: string): string => {
  const sentences = text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?])\s+/);
  const pointed =
    /\?|\b(not|never|nobody|no one|still|again|wrong|late|refund|bad|broke\w*|leak\w*)\b|\d/i;
  const said = sentences.find((one) => pointed.test(one)) ?? sentences[0] ?? '';
  return said.trim().slice(0, 160);
};
