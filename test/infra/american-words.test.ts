import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** British spellings of words that owners meet here; words of other people, which code has to recognize, stay as they are. */
const british =
  /\b(?:cancell(?:ed|ing)|travell(?:ed|ing|er)|labell(?:ed|ing)|colour\w*|favourit\w*|neighbour\w*|behaviour\w*|labour|harbour|honour\w*|moulds?|mouldy|tyres?|kerbs?|grey|aluminium|metres?|litres?|cheques?|licence[sd]?|storeys?|enquir\w+|whilst|learnt|cosy|(?:organ|special|optim|recogn|real|prior|custom|summar|minim|maxim|apolog)is(?:e[ds]?|ing|ation))\b/i;
const others = /answer-checks|incoming-messages|safety|masking|calendar-file|number-inputs|imports/;
/** Ids and parameters, which are stored or sent, are not read by anybody. */
const notRead = /recognise-good-work|'cancelled'|payment=cancelled|\bisCancelled\b|CANCELLED/g;

const files = globSync('{web/src,shared,functions}/**/*.{ts,tsx}').filter(
  (file) => !others.test(file),
);
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

test('words on screen, in mails and in prompts are spelled as Americans spell them', () => {
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
