import { type Span, spansOf } from '../contact-kinds-and-text-spans.ts';
import { englishAddresses } from './english.ts';
import { germanAddresses } from './german.ts';
import { indianAddresses } from './indian.ts';
import { spanishAddresses } from './spanish.ts';

/** Street addresses by the way they are written in the United States, Britain, Australia, Germany, India and Mexico. */
const patterns = [...englishAddresses, ...germanAddresses, ...indianAddresses, ...spanishAddresses];

/** A full stop or comma at the end belongs to the sentence. */
const withoutStop = (text: string, { start, end }: Span): Span => ({
  start,
  end: end - (/[\s.,]*$/.exec(text.slice(start, end))?.[0].length ?? 0),
});

/** Finds street addresses; where two readings overlap they become one. */
export const findAddresses = (text: string): Span[] => {
  const readings = patterns
    .flatMap((pattern) => spansOf(text, pattern))
    .sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const reading of readings) {
    const last = merged.at(-1);
    if (!last || reading.start >= last.end) merged.push(reading);
    else if (reading.end > last.end) merged.splice(-1, 1, { start: last.start, end: reading.end });
  }
  return merged.map((span) => withoutStop(text, span));
};
