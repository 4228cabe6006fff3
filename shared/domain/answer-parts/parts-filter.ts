import { createCodeFilter, withoutCodesIn } from '../block-codes.ts';
import { type PartEvent, withLongText } from './part-events.ts';

/** Takes the codes of data blocks out of the events of an answer, also where a code comes in pieces. */
export const createPartsFilter = (codes: readonly string[]) => {
  const filter = createCodeFilter(codes);
  /** The part told last, and its long field as it was let through so far. */
  let index = 0;
  let shown = '';

  const delta = (text: string): PartEvent[] => {
    shown += text;
    return text ? [{ event: 'delta', data: { index, text } }] : [];
  };
  return {
    push: ({ event, data }: PartEvent): PartEvent[] => {
      if (event === 'delta') return delta(filter.push(data.text));
      const rest = data.index === index ? [] : delta(filter.end());
      if (data.index !== index) shown = '';
      index = data.index;
      // A part that is told again repeats its text, of which the end may still be held back.
      const part = withLongText(withoutCodesIn(data.part, codes), shown);
      return [...rest, { event, data: { index, part } }];
    },
    /** What was held back of the part told last. */
    end: () => delta(filter.end()),
  };
};
