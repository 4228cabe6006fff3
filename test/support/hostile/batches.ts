import { learnedFacts } from '#shared/domain/memory/learn-from-answer.ts';
import { spoken } from '../answers/spoken.ts';
import { ownStrings } from './strings.ts';

/** The number of strings in one streamed answer. */
const size = 60;

/** The number of answers that cover all strings. */
export const batchCount = Math.ceil(ownStrings.length / size);

/** The strings of an answer; each takes strings from across the whole list. */
export const batch = (nth: number) => ownStrings.filter((_, at) => at % batchCount === nth);

/** A question for a batch: its number, and as many of its strings as fit into a message. */
export const questionFor = (nth: number) =>
  `Batch ${nth}.\n${batch(nth).join('\n').slice(0, 3500)}`;

/** The batch number in a question. */
export const batchIn = (question: string) => Number(/Batch (\d+)\./.exec(question)?.[1] ?? 0);

/** A fact with a hostile name and a value from the question. */
const hostileFact = (text: string, nth: number) => ({
  key: text.slice(0, 60),
  value: `Batch ${nth}`,
  quote: `Batch ${nth}`,
});

/** The model's answer for a batch: all its strings, and hostile facts or a hostile continuation. */
export const replyTo = (nth: number, isHelper: boolean) => {
  const texts = batch(nth);
  const content = texts.join('\n\n');
  // Most hostile names are refused by the memory; one that is stored has to be shown as text.
  const fact = texts
    .map((text) => hostileFact(text, nth))
    .find((one) => learnedFacts({ facts: [one] }, [`Batch ${nth}.`]).length);
  return isHelper
    ? spoken(content, { facts: fact ? [fact] : [] })
    : JSON.stringify({
        response: content,
        suggested_helper_id: '"><img src=x onerror=alert(1)>',
      });
};
