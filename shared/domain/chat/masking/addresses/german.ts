import { addressPattern, cap } from './address-parts.ts';
import { eitherCase, strasse } from './street-words.ts';

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
export const germanAddresses: readonly RegExp[] = [
  String.raw`${adjective}\p{Lu}[\p{L}-]*(?:${strasse}|-${separate})\s?${number}${town}`,
  String.raw`(?:\p{Lu}[\p{L}-]+ ){1,3}${separate} ?${number}${town}`,
  String.raw`${preposition}(?: (?!${noPlace}\b)\p{Lu}[\p{L}-]+){1,2} ${number}${town}`,
  String.raw`Straße des \d{1,2}\. \p{Lu}\p{L}+ ${number}${town}`,
].map((shape) => addressPattern(shape));
