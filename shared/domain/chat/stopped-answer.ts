import { cutParts } from './answer-parts/cut-parts.ts';
import { markdownOf } from './answer-parts/markdown.ts';
import type { Part } from './answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from './answer-parts/part-events.ts';

/** From this many characters on, sent when the stop arrived, a stopped answer counts as a question. */
export const countedFrom = 400;

/** A stop as the server stores it: when it arrived (epoch ms), and how many characters of Markdown the owner had seen. */
export type Stop = { at: number; shown: number };

/** What was sent of an answer, in order, and when (epoch ms). */
export type SentEvents = readonly { at: number; event: PartEvent }[];

const lengthOf = (parts: readonly Part[]) => markdownOf(parts).length;

/**
 * The parts of an answer that are kept after a stop: what was seen, and never more than what was sent when the stop
 * arrived. The parts that it continues, `begun`, stay. `isCounted` is whether that was enough to count as a question.
 */
export const keptParts = (begun: readonly Part[], sent: SentEvents, { at, shown }: Stop) => {
  const before = sent.filter((one) => one.at <= at);
  const parts = before.reduce<Part[]>((all, { event }) => applyPartEvent(all, event), [...begun]);
  const kept = cutParts(parts, shown);
  return {
    parts: lengthOf(kept) < lengthOf(begun) ? [...begun] : kept,
    isCounted: lengthOf(parts) - lengthOf(begun) >= countedFrom,
  };
};
