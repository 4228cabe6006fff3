/** From this many characters on, sent when the stop arrived, a stopped answer counts as a question. */
export const countedFrom = 400;

/** A stop as the server stores it: when it arrived (epoch ms), and how many characters the owner had seen. */
export type Stop = { at: number; shown: number };

/** What was sent of an answer, in order: the time of each piece (epoch ms) and the length of the text with it. */
export type SentPieces = readonly { at: number; length: number }[];

/**
 * The part of an answer that is kept after a stop: what was seen, and never more than what was sent when the stop
 * arrived. `isCounted` is whether that was enough to count as a question.
 */
export const cutAnswer = (text: string, sent: SentPieces, { at, shown }: Stop) => {
  const length = sent.findLast((piece) => piece.at <= at)?.length ?? 0;
  const kept = text.slice(0, Math.min(length, shown));
  return {
    // Half of a character that takes two code units is no text.
    content: /[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept,
    isCounted: length >= countedFrom,
  };
};
