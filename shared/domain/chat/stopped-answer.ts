import { answerAsMarkdown } from './answer-parts/answer-as-markdown.ts';
import { cutParts } from './answer-parts/cut-parts.ts';
import type { Part } from './answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from './answer-parts/part-events.ts';

/** From this many sent characters on, an answer that does not come to its end counts as a question. */
export const countedFrom = 400;

/** A stop as the server stores it: when it arrived (epoch ms), and how many characters of Markdown the owner says they had seen. */
export type Stop = { at: number; shown: number };

/** What was sent of an answer, in order, and when (epoch ms). */
export type SentEvents = readonly { at: number; event: PartEvent }[];

const lengthOf = (parts: readonly Part[]) => answerAsMarkdown(parts).length;

/** The parts that had been sent at a time, those that the answer continues included. */
export const partsSentBy = (at: number, sent: SentEvents, begun: readonly Part[] = []): Part[] =>
  sent
    .filter((one) => one.at <= at)
    .reduce<Part[]>((all, { event }) => applyPartEvent(all, event), [...begun]);

/**
 * What is kept of an answer of which `sent` was sent, and whether it counts as a question. It counts by what was sent;
 * `shown` only says where the text is cut, and where nothing was shown a counted answer is kept as it was sent. The parts
 * that it continues, `begun`, stay and do not count.
 */
export const keptOf = (
  { sent, begun = [] }: { sent: readonly Part[]; begun?: readonly Part[] | undefined },
  shown: number,
) => {
  const isCounted = lengthOf(sent) - lengthOf(begun) >= countedFrom;
  const cut = cutParts(sent, shown);
  if (!cut.length && isCounted) return { parts: [...sent], isCounted };
  return { parts: lengthOf(cut) < lengthOf(begun) ? [...begun] : cut, isCounted };
};
