import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** British spellings of words in the product; words of other people, which code has to recognize, and of other countries are excluded. */
const british =
  /\b(?:cancell(?:ed|ing)|travell(?:ed|ing|er)|labell(?:ed|ing)|colour\w*|favourit\w*|neighbour\w*|behaviour\w*|labour|harbour|honour\w*|moulds?|mouldy|tyres?|kerbs?|grey|aluminium|metres?|litres?|cheques?|licence[sd]?|storeys?|enquir\w+|whilst|learnt|cosy|(?:organ|special|optim|recogn|real|prior|custom|summar|minim|maxim|apolog)is(?:e[ds]?|ing|ation))\b/i;
const others =
  /answer-checks|message-replies|safety|masking|calendar-file|number-inputs|imports|example-words/;
/** Stored or sent ids and parameters, which are not shown. */
const notRead = /recognise-good-work|'cancelled'|payment=cancelled|\bisCancelled\b|CANCELLED/g;

const files = globSync('{web/src,shared,functions}/**/*.{ts,tsx}').filter(
  (file) => !others.test(file),
);
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

test('texts on screen, in mails and in prompts use American spelling', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .map((line) => line.replaceAll(notRead, '').match(british)?.[0])
      .filter((word) => word !== undefined)
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
