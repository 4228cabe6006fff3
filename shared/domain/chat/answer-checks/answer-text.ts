/** The words of an answer, in the pieces that checks look at. */

import { partAsPlainText } from '../answer-parts/answer-as-plain-text.ts';
import type { DraftPart, Part } from '../answer-parts/part.ts';
import { textsOf } from '../answer-parts/part-texts-and-estimated-amounts.ts';
import type { CheckedAnswer } from './checked-answer.ts';
import { withPlainPunctuation } from './words-and-sentences.ts';

/** Every text of an answer that the owner reads, as it was written. */
export const allTexts = ({ parts }: Pick<CheckedAnswer, 'parts'>): string[] =>
  parts.flatMap(textsOf).filter((text) => text.trim());

/** The same in one string, with plain quotes, blanks and minus signs, to look for patterns in. */
export const wholeText = (answer: Pick<CheckedAnswer, 'parts'>): string =>
  allTexts(answer).map(withPlainPunctuation).join('\n');

export const draftsOf = ({ parts }: Pick<CheckedAnswer, 'parts'>): DraftPart[] =>
  parts.filter((part) => part.kind === 'draft');

/** The words of a part without marks of Markdown; of a draft its body, of steps their titles and details. */
export const plainWordsOf = (part: Part): string =>
  part.kind === 'steps' || part.kind === 'question'
    ? textsOf(part).join('\n')
    : partAsPlainText(part.kind === 'draft' ? { ...part, title: '', subject: null } : part);
