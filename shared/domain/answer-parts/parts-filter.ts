import { createCodeFilter, withoutCodesIn } from '../block-codes.ts';
import type { PartEvent } from './part-events.ts';

/** Takes the codes of data blocks out of the events of an answer, also where a code comes in pieces. */
export const createPartsFilter = (codes: readonly string[]) => {
  const filter = createCodeFilter(codes);
  let index = 0;
  /** What was held back of the part told last. */
  const rest = (): PartEvent[] => {
    const text = filter.end();
    return text ? [{ event: 'delta', data: { index, text } }] : [];
  };
  return {
    push: ({ event, data }: PartEvent): PartEvent[] => {
      if (event === 'delta') {
        const text = filter.push(data.text);
        return text ? [{ event, data: { index: data.index, text } }] : [];
      }
      // An event of the same part repeats its text, with what was held back of it.
      const held = rest();
      const before = data.index === index ? [] : held;
      index = data.index;
      return [...before, { event, data: { index, part: withoutCodesIn(data.part, codes) } }];
    },
    end: rest,
  };
};
