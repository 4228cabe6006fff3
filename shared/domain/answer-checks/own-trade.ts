import { tradeOf } from '../choices.ts';
import { evened, wholeText } from './answer-text.ts';
import type { Check } from './check.ts';
import { saidTexts } from './sources.ts';
import { tradeWords } from './trade-words.ts';

/** No word is used that only another trade says, unless it was said in the question. */
export const ownTrade: Check = {
  promise: 'No words of another trade.',
  gate: 0.98,
  look: (answer, question) => {
    const trade = tradeOf(question.business.type ?? '');
    const own = tradeWords[trade];
    if (!own) return undefined;
    const said = evened(saidTexts(question).join('\n'));
    const text = wholeText(answer);
    return Object.entries(tradeWords)
      .filter(([name]) => name !== trade)
      .flatMap(([name, words]) =>
        words
          .filter((word) => !own.includes(word))
          .flatMap((word) => {
            const found = wordIn(word, text);
            return found && !wordIn(word, said) ? [`"${found}" is a word of ${name}.`] : [];
          }),
      );
  },
};

const wordIn = (word: string, text: string) =>
  RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu').exec(text)?.[0];
