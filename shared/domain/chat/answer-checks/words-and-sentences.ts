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
