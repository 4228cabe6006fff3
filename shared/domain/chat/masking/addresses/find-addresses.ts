import { type Span, spansOf } from '../contact-kinds-and-text-spans.ts';
import { addressPattern, cap } from './address-parts.ts';
import { englishAddresses } from './english.ts';
import { spanishAddresses } from './spanish.ts';
import { eitherCase, locality, strasse } from './street-words.ts';

const doorWord = eitherCase(
  '(?:flat|house|h|plot|shop|door|d|block|room|office|bungalow|villa|gala)',
);
const pin = String.raw`\d{3} ?\d{3}\b`;

/** Flat No. 302 · #23 · B-14 · 15/2 · and a bare number where a PIN code ends the line. */
const door = String.raw`(?:(?:${doorWord}\.? ?(?:[Nn]o\.?|[Nn]umber|#)?|[Nn]o\.|(?:Old|New) No\.?) ?\d[\w/-]*|#\d+[\w/-]*|[A-Z]{1,2}[- ]?\d{1,4}|\d{1,4}/\d{1,4}(?:/\d+)?|\d{1,4}[A-Z]?(?=, ?\p{Lu}[^\n]{0,80} ${pin}))`;
const place = String.raw`, ?[\p{Lu}\d][\p{L}\d.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|\d{1,3}\b)){0,3}`;

/** A door, then places one after the other, one of them named like a locality. */
const indianAddresses: readonly RegExp[] = [
  addressPattern(
    String.raw`${door}(?=[^\n]{0,90}\b${eitherCase(locality)}\b)(?:${place}){1,6}(?:,? (?:- ?)?${pin})?`,
  ),
];

const separate = eitherCase(strasse);
const town = String.raw`(?:, ?\d{5} ${cap}(?:-${cap}| (?:am|an der|im|bei) ${cap})?)?`;
const number = String.raw`\d{1,4} ?[a-zA-Z]?(?![\p{L}\d.:])`;
const adjective =
  '(?:(?:Obere|Untere|Alte|Neue|Große|Kleine|Lange|Breite|Hohe|Äußere|Innere|Vordere|Hintere)[rns]? )?';
const noPlace =
  '(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Haus|Bad|Jahr)';
const preposition =
  '(?:An der|An den|Am|Auf dem|Auf der|Im|In der|In den|Zum|Zur|Unter den|Hinter der|Hinter dem|Vor dem|Straße des|Platz der|Platz des)';

/** Hauptstraße 12 · Berliner Allee 55 · Am Markt 3 · Straße des 17. Juni 135, each with the town behind it. */
const germanAddresses: readonly RegExp[] = [
  String.raw`${adjective}\p{Lu}[\p{L}-]*(?:${strasse}|-${separate})\s?${number}${town}`,
  String.raw`(?:\p{Lu}[\p{L}-]+ ){1,3}${separate} ?${number}${town}`,
  String.raw`${preposition}(?: (?!${noPlace}\b)\p{Lu}[\p{L}-]+){1,2} ${number}${town}`,
  String.raw`Straße des \d{1,2}\. \p{Lu}\p{L}+ ${number}${town}`,
].map((shape) => addressPattern(shape));

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
