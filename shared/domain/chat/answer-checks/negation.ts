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
