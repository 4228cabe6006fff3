/** A text with plain quotes, blanks and minus signs, and without invisible characters. */
export const withPlainPunctuation = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019\u201A\u2032]/g, "'")
    .replaceAll(/[\u201C-\u201E\u2033]/g, '"')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll('\u2212', '-');

/** How many words a text has; a dash or a bullet alone is none. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const ends = /(?<=[.!?…]["')\]]*)\s+(?=["'([¿¡]*[\p{Lu}\p{N}[])|\n+/u;

/** The sentences of a text; a line ends a sentence too, and the mark of a list is none of it. */
export const sentencesOf = (text: string): string[] =>
  withPlainPunctuation(text)
    .split(ends)
    .map((sentence) => sentence.replace(/^\s*(?:[-*+•>#]+\s+|\d{1,2}[.)]\s+)+/, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** The beginning of a sentence, to name it in a finding. */
export const quotedBeginning = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > 80 ? `${line.slice(0, 77)}...` : line}"`;
};

/** Whether a sentence says that something is not so or must not be done. */
export const isNegated = (sentence: string): boolean =>
  /\b(?:no|not|never|none|nobody|without|avoid|stop|skip|don't|doesn't|didn't|isn't|can't|cannot|won't|nunca|jamás|sin|evita|nicht|nie|kein\w*|ohne)\b/iu.test(
    sentence,
  );

const denies =
  /(?:^|[^\p{L}])(?:never|no|not|nobody|none|without|avoid|instead of|rather than|cannot|\p{L}+n't|nunca|jamás|sin|evita|nicht|nie|kein\p{L}*|ohne|ne|pas|jamais|sans)(?!\p{L})[^,;.]*$/iu;

/**
 * What a pattern finds in a sentence, where no word just before it denies it: "don't post it" is no advice to post. The
 * pattern must be global.
 */
export const findUndenied = (sentence: string, pattern: RegExp): string | undefined =>
  [...sentence.matchAll(pattern)].find(({ index }) => !denies.test(sentence.slice(0, index)))?.[0];
