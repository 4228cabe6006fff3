import { draftsOf, plainWordsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import { isInNoneOf, isKnownLanguage, isMoreLikelyIn } from './language-of-text.ts';
import { quotedBeginning, wordCount } from './words-and-sentences.ts';

/** A line with fewer words is a name or a price. */
const shortest = 2;

/** The answer is in the language of the owner, line by line; drafts for the crew are in the crew's. */
export const answerInOwnersLanguage: Check = {
  promise: "The answer is in the owner's language, and the crew's text is in theirs.",
  gate: 0.98,
  look: (answer, { business, expect }) => {
    const own = business.language ?? 'en';
    const crew = expect.crew_language;
    if (!isKnownLanguage(own)) return undefined;
    const foreign = answer.parts.flatMap((part) => {
      const allowed = part.kind === 'draft' && crew ? [own, crew] : [own];
      const title = part.kind === 'draft' ? [part.title, part.subject ?? ''] : [];
      return [...title, ...plainWordsOf(part).split('\n')].filter(
        (line) => wordCount(line) >= shortest && isInNoneOf(line, allowed),
      );
    });
    const inCrews =
      crew !== undefined &&
      draftsOf(answer).some(({ body }) =>
        [body, ...body.split('\n')].some((text) => isMoreLikelyIn(text, crew, own)),
      );
    return [
      ...foreign.map((line) => `Not in ${own}: ${quotedBeginning(line)}.`),
      ...(crew && crew !== own && !inCrews ? [`No draft is in ${crew}.`] : []),
    ];
  },
};
