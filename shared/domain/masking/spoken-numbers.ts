import { type Span, spansOf } from './spans.ts';

const digitWords =
  'zero|oh|o|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const spoken = new RegExp(
  `\\b(?:(?:double|triple|doble) )?(?:${digitWords}|\\d)(?:[ ,-]+(?:(?:double|triple|doble) )?(?:${digitWords}|\\d)){6,15}\\b`,
  'gi',
);

/** Numbers read out digit by digit and written down by dictation: seven and more in a row, most of them words. */
export const findSpokenNumbers = (text: string): Span[] =>
  spansOf(text, spoken).filter(({ start, end }) => /[a-z]{3}/i.test(text.slice(start, end)));
