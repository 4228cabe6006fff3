/** What of a text must be the same in its translation. */
import { dayDetails } from './day-details.ts';
import { numberDetails } from './number-details.ts';
import type { DraftLanguage, TextDetails } from './text-details-type.ts';

const place = /\\?\[[^[\]\n]+\](?!\()/gu;
const link =
  /(?:https?:\/\/|www\.)[^\s<>()[\]]+|(?<![\p{L}\d.@])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|us|co|io|biz|info|example)(?:\/[^\s<>()[\]]*)?(?![\p{L}\d@])/giu;
const email = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu;
const handle = /(?<![\p{L}\d])@[\p{L}\d_.]+/gu;
const phone =
  /(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{3}\)\s?|\b\d{3}[\s.-])\d{3}[\s.-]\d{4}\b|\b\d{3}-\d{4}\b|\+\d{8,15}\b/gu;

/** What stands in a text as it is, whatever its language; each kind is taken out before the next is looked for. */
const verbatim: readonly (readonly [RegExp, (found: string) => string])[] = [
  [place, (found) => found.replaceAll('\\', '').replaceAll(/\s+/g, ' ')],
  [email, (found) => found.toLowerCase()],
  [link, (found) => found.replace(/[.,;:!?)]+$/, '')],
  [handle, (found) => found.replace(/\.$/, '')],
  [phone, (found) => found.replaceAll(/\D/g, '')],
];

/** The details of a text, and its words without those that stand in it as they are. */
export const detailsOf = (
  text: string,
  language: DraftLanguage,
): TextDetails & { words: string } => {
  const required = new Set<string>();
  let rest = text;
  for (const [pattern, canonical] of verbatim)
    rest = rest.replaceAll(pattern, (found) => {
      required.add(canonical(found));
      return ' · ';
    });
  const numbers = numberDetails(rest, language);
  const days = dayDetails(rest, language);
  return {
    required: new Set([...required, ...numbers.required, ...days.required]),
    allowed: new Set([...numbers.allowed, ...days.allowed]),
    words: rest,
  };
};
