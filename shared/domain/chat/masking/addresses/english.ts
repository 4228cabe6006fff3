import {
  addressPattern,
  afterwards,
  buildingBefore,
  cap,
  direction,
  directionAfter,
  houseNumber,
  unitAfter,
  unitBefore,
} from './address-parts.ts';
import { britishPostcode, eitherCase, noName, plainSuffix, state, suffix } from './street-words.ts';

const ending = eitherCase(suffix);
const plainStreet = eitherCase(
  '(?:street|avenue|ave|road|drive|lane|boulevard|court|crescent|terrace|parkway|circle)',
);
const before = `${unitBefore}?${buildingBefore}{0,2}${unitBefore}?`;
const ordinal = String.raw`\d{1,3}(?:st|nd|rd|th)`;

/** "1200 N. Main Street Apt 4B, Columbus, OH 43215": with capitals any ending will do. */
const withEnding = String.raw`${before}(?:[Ll]ot )?${houseNumber},? (?:${direction} )?(?:The )?(?:(?:${cap}|${ordinal}|of|the) ){0,4}\p{Lu}[\p{L}.]*(?<=[ .]${ending}\.?)\b\.?${directionAfter}${afterwards}`;

/** "418 maple street": in small letters only the endings that mean nothing else. */
const smallLetters = String.raw`${unitBefore}?(?:lot )?${houseNumber},? (?:${direction} )?(?:(?!${noName}\b)(?:\p{L}[\p{L}'’.-]*|${ordinal}) ){0,3}${plainSuffix}\b\.?${directionAfter}`;

const numberedRoad = String.raw`[nsew]?${houseNumber} (?:county road|county rd|co rd|cr|county highway|cth|state road|state route|route|sr|us|highway|hwy|farm road|fm|old hwy) (?:\d{1,4}|[a-z]{1,2})\b(?:, \p{L}+(?: \p{L}+)? ${state} \d{5}\b)?`;

const box = String.raw`(?:P\.? ?O\.? ?[Bb]ox|PO BOX|Postfach|Apartado(?: [Pp]ostal)?|Rural Route|RR|RMB|RSD) \d{1,6}(?: [Bb]ox \d+)?(?: ${cap} ${ending}\b)?${afterwards}`;
const smallBox = String.raw`(?:p\.? ?o\.? ?box|rural route|rr|rmb) \d{1,6}(?: box \d+)?`;

/** "We live on Lakeview Drive" and "Wilson Avenue 22". */
const namedStreet = String.raw`(?<=\b(?:on|at|in|off|to|from|is|live|along|near|am|of) )${cap}(?: ${cap}){0,2} ${plainStreet}\b`;
const numberLast = String.raw`${cap}(?: ${cap}){0,2} ${plainStreet} \d{1,4}\b${afterwards}`;

/** "come to 22 Birch", and at the start "88 Pearl, between 5th and 6th". */
const afterLead = String.raw`(?<=\b(?:come to|at|to|address is|over at|live at|from) )\d{1,5} (?!(?:AM|PM)\b)${cap}(?: (?:Creek|Ridge|Hill|Hollow|View|Park))?(?! ?\d)`;
const atTheStart = String.raw`(?<=^|\n)\d{1,5} ${cap}(?: ${cap})?(?=,? (?:between|corner|apt|unit|#|near|opposite|next to|behind))`;

/** A named house and its lane, with the postal code. */
const namedHouse = String.raw`${unitBefore}?${buildingBefore}{1,3}(?:${cap} ){1,2}${ending}\b${afterwards}(?<=${britishPostcode}|\d{4,5})`;

/** Any name with a number before it where town and state or postal code follow. */
const anyName = String.raw`${unitBefore}?${buildingBefore}?${houseNumber},? (?:${direction} )?(?:The )?${cap}(?: (?:of |the )?${cap}){0,3}${unitAfter}?,? ${cap}(?: ${cap}){0,2},? ?(?:${state}(?: \d{4,5}(?:-\d{4})?)?|${britishPostcode})(?![\p{L}\d])`;
const theName = String.raw`\d{1,4}[a-z]? The ${cap}(?: ${cap})?${afterwards}`;

export const englishAddresses: readonly RegExp[] = [
  ...[withEnding, box, namedStreet, numberLast, afterLead, atTheStart, namedHouse].map((shape) =>
    addressPattern(shape),
  ),
  ...[anyName, theName, String.raw`${britishPostcode}(?!\w)`].map((shape) => addressPattern(shape)),
  ...[smallLetters, numberedRoad, smallBox].map((shape) => addressPattern(shape, 'giu')),
];
