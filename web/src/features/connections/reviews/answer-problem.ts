import { longestReplyBytes } from '#shared/domain/connections/press-rules.ts';
import {
  publicConcerns,
  publicConcernWords,
} from '#shared/domain/connections/reviews/public-text-concerns.ts';

/** A blank that nobody has filled in. */
const blank = /\[[^\]\n]{1,40}\]/g;

/** What has to be changed in an answer before everybody may read it; undefined for nothing. */
export const answerProblem = (text: string, country: string | null): string | undefined => {
  const words = text.trim();
  if (words === '') return 'Write your answer first.';
  if (new TextEncoder().encode(words).length > longestReplyBytes)
    return 'That’s too long. Keep it under 4,000 characters.';
  const blanks = [...new Set(words.match(blank))];
  if (blanks.length > 0) return `Fill in or take out ${blanks.join(', ')}.`;
  const [concern] = publicConcerns(words, country ?? undefined);
  return concern && publicConcernWords[concern];
};
