import { acceptPart } from './accept-part.ts';
import { answerLimits } from './limits.ts';
import { longTextOf } from './long-text.ts';
import type { Part } from './part.ts';
import { type PartEvent, partNews } from './part-events.ts';

/** The parts told so far, within the limits of an answer. */
export const createToldParts = () => {
  const told: Part[] = [];
  let index = 0;
  let room: number = answerLimits.characters;
  return {
    parts: () => told,
    /** What is new in the part that is being told. */
    tell: (value: unknown): PartEvent[] => {
      const part = index < answerLimits.parts ? acceptPart(value, room) : undefined;
      if (!part) return [];
      const news = partNews(index, told[index], part);
      told[index] = part;
      return news;
    },
    /** The next part begins, unless nothing was told of this one. */
    next: () => {
      const part = told[index];
      if (!part) return;
      room -= longTextOf(part).length;
      index++;
    },
    markLast: (): PartEvent[] => {
      const last = told.pop();
      if (!last) return [];
      const part: Part = { ...last, cut: true };
      told.push(part);
      return [{ event: 'part', data: { index: told.length - 1, part } }];
    },
  };
};
