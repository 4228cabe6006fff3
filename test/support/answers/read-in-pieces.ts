import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { createPartsReader } from '#shared/domain/chat/answer-parts/parts-reader.ts';

/** Splits a text after every so many code units, also within characters and escapes. */
export const piecesOf = (text: string, sizes: readonly number[]) => {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const size = sizes[pieces.length % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
};
/** The parts that a page builds from the events. */
export const replay = (events: readonly PartEvent[]) =>
  events.reduce<Part[]>((parts, event) => applyPartEvent(parts, event), []);

/** Reads an answer that arrives in these pieces. */
export const readInPieces = (pieces: readonly string[], { isCut = false } = {}) => {
  const reader = createPartsReader();
  const pushed = pieces.map((piece) => reader.push(piece));
  const { events, answer } = reader.end({ isCut });
  return { pushed, events: [...pushed.flat(), ...events], ...answer };
};
