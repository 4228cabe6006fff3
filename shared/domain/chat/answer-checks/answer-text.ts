/** The words of an answer, in the pieces that checks look at. */

import { partAsPlainText } from '../answer-parts/answer-as-plain-text.ts';
import { textsOf } from '../answer-parts/estimated-amounts.ts';
import type { DraftPart, Part } from '../answer-parts/part.ts';
import type { CheckedAnswer } from './checked-answer.ts';

/** Every text of an answer that the owner reads, as it was written. */
export const allTexts = ({ parts }: Pick<CheckedAnswer, 'parts'>): string[] =>
  parts.flatMap(textsOf).filter((text) => text.trim());

/** The same in one string, with plain quotes, blanks and minus signs, to look for patterns in. */
export const wholeText = (answer: Pick<CheckedAnswer, 'parts'>): string =>
  allTexts(answer).map(withPlainPunctuation).join('\n');

/** A text with plain quotes, blanks and minus signs, and without invisible characters. */
export const withPlainPunctuation = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019\u201A\u2032]/g, "'")
    .replaceAll(/[\u201C-\u201E\u2033]/g, '"')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll('\u2212', '-');

export const draftsOf = ({ parts }: Pick<CheckedAnswer, 'parts'>): DraftPart[] =>
  parts.filter((part) => part.kind === 'draft');

/** The words of a part without marks of Markdown; of a draft its body, of steps their titles and details. */
export const plainWordsOf = (part: Part): string =>
  part.kind === 'steps' || part.kind === 'question'
    ? textsOf(part).join('\n')
    : partAsPlainText(part.kind === 'draft' ? { ...part, title: '', subject: null } : part);

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
