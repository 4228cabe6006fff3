/** Goes on with an answer that was cut: its last part may be finished by the first part of the continuation. */

import { answerLimits } from './answer-limits.ts';
import type { Part } from './part.ts';
import { applyPartEvent, longTextOf, type PartEvent, withLongText } from './part-events.ts';

/** The end of a sentence or of a mark: the word before it is finished. */
const ending = /[.!?:;,)\]}>"'*_|”’]$/;
/** Without blanks: a language that has none, or an address. */
const unspaced = /\S{41,}$/;

/** A text without the unfinished word at its end, and what its continuation is joined with. */
const cutBack = (text: string) => {
  const word = /\s(\S{1,40})$/.exec(text)?.[1];
  if (word && !ending.test(word)) return { begun: text.slice(0, -word.length), joint: '' };
  return { begun: text, joint: /\s$/.test(text) || unspaced.test(text) ? '' : ' ' };
};

/** The parts as the model that goes on with them reads them: without the mark and without half a word. */
export const partsToContinue = (parts: readonly Part[]): Part[] => {
  const last = parts.at(-1);
  if (!last?.cut) return [...parts];
  const { cut: _, ...whole } = last;
  const text = longTextOf(last);
  return parts.with(-1, text ? withLongText(whole, cutBack(text).begun.trimEnd()) : whole);
};

/** A new block of Markdown stands in a paragraph of its own. */
const startsBlock = /^(?:#|[-*>|]\s|\d+\.\s)/;

/** The cut part with the first part of its continuation; undefined when that is another part. */
const joined = (last: Part, next: Part): Part | undefined => {
  const { cut: _, ...begun } = last;
  const cut = next.cut && { cut: true as const };
  if (begun.kind === 'steps')
    return next.kind === 'steps'
      ? { ...begun, items: [...begun.items, ...next.items], ...cut }
      : undefined;
  if (begun.kind !== next.kind || begun.kind === 'handoff') return undefined;
  if (begun.kind === 'draft' && next.kind === 'draft' && begun.channel !== next.channel)
    return undefined;
  const { begun: text, joint } = cutBack(longTextOf(last));
  const added = longTextOf(next);
  const gap = joint && startsBlock.test(added) ? '\n\n' : joint;
  const whole = { ...withLongText(begun, text + gap + added), ...cut };
  return whole.kind === 'question' && next.kind === 'question'
    ? { ...whole, choices: next.choices }
    : whole;
};

/** Turns the events of a continuation into those of the whole answer, which begins with the parts `begun`. */
export const createContinuation = (begun: readonly Part[]) => {
  const last = begun.at(-1);
  /** The first part of the continuation as it is so far. */
  let first: Part[] = [];
  let isTold = false;
  let offset = begun.length;

  const moved = ({ event, data }: PartEvent): PartEvent[] => {
    const index = data.index + offset;
    if (index >= answerLimits.parts) return [];
    return [{ event, data: { ...data, index } } as PartEvent];
  };
  return {
    push: (event: PartEvent): PartEvent[] => {
      if (event.data.index > 0 || !last?.cut) return moved(event);
      first = applyPartEvent(first, event);
      const [next] = first;
      const part = next && joined(last, next);
      if (!part) return moved(event);
      offset = begun.length - 1;
      // The part is told with the first words, because what joins the two texts depends on them.
      if (isTold && event.event === 'delta') return moved(event);
      isTold = true;
      return [{ event: 'part', data: { index: offset, part } }];
    },
  };
};
