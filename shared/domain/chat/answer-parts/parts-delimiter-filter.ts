import { createDelimiterFilter, withoutDelimitersIn } from '../prompt/remove-delimiters.ts';
import { partFields } from './parse-part.ts';
import type { Part } from './part.ts';
import { longTextOf, type PartEvent, withLongText } from './part-events.ts';

/** Takes the codes of data blocks out of the events of an answer, also where a code comes in pieces. */
export const createPartsDelimiterFilter = (codes: readonly string[]) => {
  const filter = createDelimiterFilter(codes);
  /** The part told last, and its long field as it was let through so far. */
  let index = -1;
  let shown = '';
  /** A part of which no word was let through yet. */
  let waiting: Part | undefined;

  const part = (fields: Part): PartEvent[] => {
    waiting = partFields[fields.kind].long && !/\S/.test(shown) ? fields : undefined;
    return waiting ? [] : [{ event: 'part', data: { index, part: withLongText(fields, shown) } }];
  };
  const more = (text: string): PartEvent[] => {
    shown += text;
    if (waiting) return part(waiting);
    return text ? [{ event: 'delta', data: { index, text } }] : [];
  };
  return {
    push: ({ event, data }: PartEvent): PartEvent[] => {
      if (event === 'delta') return more(filter.push(data.text));
      const fields = withoutDelimitersIn(data.part, codes);
      // A part that is told again repeats its text, of which the end may still be held back.
      if (data.index === index) return part(fields);
      const rest = more(filter.end());
      index = data.index;
      shown = filter.push(longTextOf(data.part));
      return [...rest, ...part(fields)];
    },
    /** What was held back of the part told last. */
    end: () => more(filter.end()),
  };
};
