/** The events that report an answer while it is written. */
import type { Part } from './part.ts';

export type PartEvent =
  /** A part as it is so far; replaces what earlier events reported of it. */
  | { event: 'part'; data: { index: number; part: Part } }
  /** What the long field of a part gained. */
  | { event: 'delta'; data: { index: number; text: string } };

/** The same part with another long field. */
export const withLongText = (part: Part, text: string): Part => {
  if (part.kind === 'text') return { ...part, markdown: text };
  if (part.kind === 'draft') return { ...part, body: text };
  return part.kind === 'question' ? { ...part, text } : part;
};

/** The parts after one more event. An index that leaves a gap changes nothing. */
export const applyPartEvent = (parts: readonly Part[], { event, data }: PartEvent): Part[] => {
  const known = parts[data.index];
  if (event === 'part' && data.index <= parts.length)
    return parts.toSpliced(data.index, 1, data.part);
  if (event === 'delta' && known)
    return parts.with(data.index, withLongText(known, longTextOf(known) + data.text));
  return [...parts];
};

/** What there is to tell when a part has grown from `before`: a new part with its first words, else at most its fields, then its text. */
export const partNews = (index: number, before: Part | undefined, part: Part): PartEvent[] => {
  if (!before) return [{ event: 'part', data: { index, part } }];
  const had = longTextOf(before);
  const gained = longTextOf(part).slice(had.length);
  const events: PartEvent[] = [];
  if (itemsOf(before) !== itemsOf(part) || before.cut !== part.cut)
    events.push({ event: 'part', data: { index, part: withLongText(part, had) } });
  if (gained) events.push({ event: 'delta', data: { index, text: gained } });
  return events;
};

const itemsOf = (part: Part) => {
  if (part.kind === 'steps') return part.items.length;
  return part.kind === 'question' ? part.choices.length : 0;
};

/** The text of a part that grows while it arrives; empty for kinds that have none. */
export const longTextOf = (part: Part): string => {
  if (part.kind === 'text') return part.markdown;
  if (part.kind === 'draft') return part.body;
  return part.kind === 'question' ? part.text : '';
};
