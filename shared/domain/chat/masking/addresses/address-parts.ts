/** The parts addresses are made of; each constant is the inside of a regular expression with the flag u. */
import { britishPostcode, eitherCase, state } from './street-words.ts';

/** A word with a capital that is no weekday, month or beginning of a sentence. */
export const cap = String.raw`(?!(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Please|Call|Come|Ask|We|I|You|It|Tel|Klingel)\b)\p{Lu}[\p{L}'’.-]*`;

/** A house number: 12, 27b, 18-20, 3/45. */
export const houseNumber = String.raw`\d{1,5}(?:[-–/]\d{1,5})?[a-zA-Z]?`;

export const direction = String.raw`(?:[NSEW]|[NS][EW]|North|South|East|West)\.?`;
export const directionAfter = String.raw`(?: ${direction}(?![\p{L}]))?`;

const unit = eitherCase(
  String.raw`(?:(?:apartment|apt|unit|suite|ste|flat|floor|fl|shop|room|rm|lot|int|depto|no)\.?|#) ?(?:no\.? ?)?#?[\w-]{1,6}|#\w{1,5}`,
);
export const unitAfter = `(?:,? (?:${unit}))`;

/** "Flat 2, ", "Unit 3/", "Ground Floor Flat, " before the street. */
export const unitBefore = eitherCase(
  String.raw`(?:(?:ground|first|second|third|top|basement|upper|lower) floor(?: flat| apartment| unit)?, ?|(?:flat|unit|apartment|apt|suite|shop|lot|level|room)\.? ?(?:no\.? ?)?[\w-]{1,5},? ?(?:/ ?)?)`,
);

const building =
  '(?:House|Cottage|Court|Wharf|Park|Rectory|Lodge|Building|Tower|Farm|Mill|Hall|Villa|Apartments|Flats|Mansions?|Barn|Cent(?:re|er)|Estate|Works|Residency|Vicarage|Manor)';
/** "The Old Rectory, " before the street. */
export const buildingBefore = `(?:(?:The )?(?:${cap} ){0,3}${building}, )`;

/** What may follow a street: unit, towns, state and postal code. */
export const afterwards = String.raw`(?:${unitAfter}?(?:(?:,|\n| -) ?${cap}(?: ${cap}){0,2}\b)*(?:,? ?${state}\b)?(?:,? ?(?:\d{5}(?:-\d{4})?|\d{4}|${britishPostcode})\b)?)`;

/** Patterns of addresses: nothing that belongs to a longer number, a sum or a file may stand before them. */
export const addressPattern = (shape: string, flags: 'gu' | 'giu' = 'gu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d$£€₹#/.-])(?:${shape})`, flags);
