import { spoken } from '../spoken.ts';
import { ownStrings } from './strings.ts';

/** How many strings come in one answer that is written before the owner's eyes. */
const size = 60;

/** How many such answers it takes for all strings. */
export const batchCount = Math.ceil(ownStrings.length / size);

/** The strings of an answer; the ones for each are spread over the whole list. */
export const batch = (nth: number) => ownStrings.filter((_, at) => at % batchCount === nth);

/** A question that brings a batch: with its number, and as many of its strings as a message may have. */
export const questionFor = (nth: number) =>
  `Batch ${nth}.\n${batch(nth).join('\n').slice(0, 3500)}`;

/** The number of the batch a question asks for. */
export const batchIn = (question: string) => Number(/Batch (\d+)\./.exec(question)?.[1] ?? 0);

const hostileFact = (text: string, nth: number) => ({
  key: text.slice(0, 60),
  value: text.slice(0, 200),
  quote: `Batch ${nth}`,
});

/** What the model writes for a batch: all its strings, and hostile facts or a hostile way to go on. */
export const replyTo = (nth: number, isHelper: boolean) => {
  const texts = batch(nth);
  const content = texts.join('\n\n');
  const [first = ''] = texts;
  return isHelper
    ? spoken(content, { facts: [hostileFact(first, nth)] })
    : JSON.stringify({
        response: content,
        suggested_helper_id: '"><img src=x onerror=alert(1)>',
      });
};
