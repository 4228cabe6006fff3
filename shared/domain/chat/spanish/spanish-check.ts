import { isMoreLikelyIn } from '../answer-checks/language-of-text.ts';
import { answerLimits } from '../answer-parts/answer-limits.ts';
import { differingNames } from './differing-names.ts';
import type { DraftWords } from './draft-words-and-fingerprint.ts';
import { detailsOf } from './text-details.ts';
import type { TextDetails } from './text-details-type.ts';

/** What a translation did not keep: details of the draft that it lacks, and details that the draft does not have. */
export type Differences = { missing: string[]; added: string[] };

/**
 * Compares a draft with its Spanish: numbers, amounts, times, days, phone numbers, links, names and blanks must be the
 * same, line by line where both have as many lines. Undefined when they are; nobody reads what was translated, so this
 * says nothing of the other words.
 */
export const spanishDifferences = (
  from: DraftWords,
  to: DraftWords,
  known: readonly string[] = [],
): Differences | undefined => {
  const pairs = [...pairsOf(from.subject ?? '', to.subject ?? ''), ...pairsOf(from.body, to.body)];
  const lines = pairs.map(([one, other]) => {
    const [before, after] = [detailsOf(one, 'en'), detailsOf(other, 'es')];
    return { before, after, missing: lacks(before, after), added: lacks(after, before) };
  });
  const names = differingNames(
    lines.map(({ before, after }) => [before.words, after.words]),
    known,
  );
  const missing = [...lines.flatMap((line) => line.missing), ...names.missing];
  const added = [...lines.flatMap((line) => line.added), ...names.added];
  return missing.length + added.length > 0
    ? { missing: [...new Set(missing)], added: [...new Set(added)] }
    : undefined;
};

const lacks = (one: TextDetails, other: TextDetails) =>
  [...one.required].filter((detail) => !other.required.has(detail) && !other.allowed.has(detail));

const linesOf = (text: string) => text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));

const pairsOf = (one: string, other: string): [string, string][] => {
  const [before, after] = [linesOf(one), linesOf(other)];
  if (before.length !== after.length) return [[one, other]];
  return before.map((line, nth) => [line, after[nth] ?? '']);
};

const { draft } = answerLimits;

/** Whether a translation can be kept at all: it has the form of the draft and is Spanish. A few words may be too short to say. */
export const isSpanishDraft = (from: DraftWords, to: DraftWords): boolean => {
  const text = `${to.subject ?? ''}\n${to.body}`;
  const isSame = to.body.trim() === from.body.trim();
  return (
    /\S/.test(to.body) &&
    to.body.length <= draft.body &&
    (from.subject === null ? to.subject === null : isSubject(to.subject)) &&
    !isSame &&
    !isMoreLikelyIn(text, 'en', 'es')
  );
};

const isSubject = (subject: string | null) =>
  subject !== null && /\S/.test(subject) && subject.length <= draft.subject;
