import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import { unsourcedIn } from './said-texts-and-amounts.ts';
import { quotedBeginning, sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

/** For what the owner left empty there is a mark or a question, and no made-up value. */
export const emptyBlanksNotInvented: Check = {
  promise: 'Anything the owner left blank is asked about or marked [confirm], never made up.',
  gate: 0.95,
  look: (answer, question) => {
    const { empty = [] } = question.expect;
    if (!empty.length) return undefined;
    const unsourced = unsourcedIn(question);
    const sentences = allTexts(answer).flatMap(sentencesOf);
    return empty.flatMap(({ blank, about }) => {
      const pattern = RegExp(about, 'iu');
      const on = sentences.filter((sentence) => pattern.test(withPlainPunctuation(sentence)));
      const madeUp = on.filter((sentence) => !asks(sentence) && unsourced(sentence).length);
      return [
        ...(on.some(asks)
          ? []
          : [`${blank} was left blank, but the answer doesn’t mark it or ask about it.`]),
        ...madeUp.map((sentence) => `${blank} was made up: ${quotedBeginning(sentence)}.`),
      ];
    });
  },
};

/** A place to fill in or a question. */
const asks = (sentence: string) => /\[[^\]]*\p{L}[^\]]*\]|_{3,}|\?["')]*$|¿/u.test(sentence);
