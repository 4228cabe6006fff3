import { wholeText } from './answer-text.ts';
import type { Check } from './check.ts';
import { saidTexts } from './said-texts-and-amounts.ts';
import { withPlainPunctuation } from './words-and-sentences.ts';

/** No word is used that only another trade says, unless it was said in the question. */
export const noOtherTradeWords: Check = {
  promise: 'No words from another trade.',
  gate: 0.98,
  look: (answer, question) => {
    const { foreignWords } = question;
    if (!foreignWords) return undefined;
    const said = withPlainPunctuation(saidTexts(question).join('\n'));
    const text = wholeText(answer);
    return foreignWords.flatMap((word) => {
      const found = wordIn(word, text);
      return found && !wordIn(word, said) ? [`"${found}" is a word from another trade.`] : [];
    });
  },
};

/** The word, or more than one of it, as it stands in a text. */
const wordIn = (word: string, text: string) =>
  RegExp(
    `(?<!\\p{L})${word.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?:e?s)?(?!\\p{L})`,
    'iu',
  ).exec(text)?.[0];
