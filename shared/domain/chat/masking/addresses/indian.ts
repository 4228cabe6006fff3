import { addressPattern } from './address-parts.ts';
import { eitherCase, locality } from './street-words.ts';

const doorWord = eitherCase(
  '(?:flat|house|h|plot|shop|door|d|block|room|office|bungalow|villa|gala)',
);
const pin = String.raw`\d{3} ?\d{3}\b`;

/** Flat No. 302 · #23 · B-14 · 15/2 · and a bare number where a PIN code ends the line. */
const door = String.raw`(?:(?:${doorWord}\.? ?(?:[Nn]o\.?|[Nn]umber|#)?|[Nn]o\.|(?:Old|New) No\.?) ?\d[\w/-]*|#\d+[\w/-]*|[A-Z]{1,2}[- ]?\d{1,4}|\d{1,4}/\d{1,4}(?:/\d+)?|\d{1,4}[A-Z]?(?=, ?\p{Lu}[^\n]{0,80} ${pin}))`;
const place = String.raw`, ?[\p{Lu}\d][\p{L}\d.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|\d{1,3}\b)){0,3}`;

/** A door, then places one after the other, one of them named like a locality. */
export const indianAddresses: readonly RegExp[] = [
  addressPattern(
    String.raw`${door}(?=[^\n]{0,90}\b${eitherCase(locality)}\b)(?:${place}){1,6}(?:,? (?:- ?)?${pin})?`,
  ),
];
