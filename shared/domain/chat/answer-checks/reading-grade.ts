import type { Part } from '../answer-parts/part.ts';
import { draftsOf, plainWordsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import { quotedBeginning, sentencesOf } from './words-and-sentences.ts';

const highest = 8;
/** Fewer words say nothing about a grade. */
const fewest = 30;

/** What customers and crews read is written for everybody. English only; names, figures and places to fill in do not count. */
export const readingGrade: Check = {
  promise: `Drafts read at grade ${highest} or below. With no drafts, the text to the owner does.`,
  gate: 0.9,
  look: (answer, { business, expect }) => {
    if ((business.language ?? 'en') !== 'en' || expect.crew_language) return undefined;
    const drafts = draftsOf(answer);
    const texts = answer.parts.filter((part) => part.kind === 'text');
    const pieces: readonly Part[] = drafts.length ? drafts : texts;
    const grades = pieces.map((part) => ({ part, grade: gradeOf(plainWordsOf(part)) }));
    if (grades.every(({ grade }) => grade === undefined)) return undefined;
    return grades.flatMap(({ part, grade }) =>
      grade !== undefined && grade > highest
        ? [`Grade ${grade.toFixed(1)}: ${quotedBeginning(plainWordsOf(part))}.`]
        : [],
    );
  },
};

/** The grade by Flesch and Kincaid; undefined for a text that is too short. */
export const gradeOf = (text: string): number | undefined => {
  const sentences = sentencesOf(text.replaceAll(/\[[^\]]*\]/g, ' '))
    .map(countedWords)
    .filter((words) => words.length);
  const words = sentences.flat();
  if (words.length < fewest) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
};

/** The words of a sentence without figures, addresses and names: capitals inside it. */
const countedWords = (sentence: string) =>
  sentence
    .split(/[^\p{L}\p{N}'@.:/]+/u)
    .filter((word, at) => /^[\p{L}']+[.:]?$/u.test(word) && (at === 0 || !/^\p{Lu}/u.test(word)));

const syllablesOf = (word: string) => {
  const small = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (small.length <= 3) return 1;
  const spoken = small
    .replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '');
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
};
