/** Sums of money as people write them in a message. */
import type { IncomingKind } from './incoming-kinds.ts';

export type Amount = Readonly<{
  value: number;
  /** As it was written. */
  text: string;
  start: number;
  end: number;
}>;

const digits = String.raw`\d{1,3}(?:[., ]\d{3})+(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:[.,]\d{1,2})?`;
const before = String.raw`(?:US\$|[$£€₹]|\b(?:usd|eur|gbp|mxn|inr|rs)\.?) ?`;
const after = String.raw`(?: ?(?:k|grand|thousand|mil)\b)? ?(?:[$£€₹]|(?:dollars?|bucks|pounds|quid|euros?|rupees|pesos|dolares|dólares|usd|eur|gbp|mxn)\b)`;
const thousands = String.raw` ?(?:k|grand|thousand)\b`;

const marked = new RegExp(
  `${before}(?:${digits})(?:${thousands})?|(?<![\\w.,#/-])(?:${digits})${after}|(?<![\\w.,#/-])\\d{1,3}(?:\\.\\d)?${thousands}`,
  'gi',
);

// A bare number is money only after words that lead to a price, and never when a unit follows.
const lead =
  /\b(?:for|at|are at|is it|is|was|paid|pay|charged?|owes?|owe you|quoted?|quote of|quote for|estimate of|total(?: of| is)?|under|over|around|about|do|accept|take|budget|limit|spend|invoice for|balance(?: of)?|debe|deben|cobra|cobran|en|por|pagué|pague|son|de)\s*:?\s*$/i;
const unit =
  /^ ?(?:%|(?:stars?|days?|hours?|hrs?|h|minutes?|mins?|weeks?|months?|years?|yrs?|am|pm|a\.m|p\.m|o'clock|sq|ft|feet|miles?|mi|bed\w*|bath\w*|rooms?|people|kids?|visits?|times?|techs?|guys|degrees|gal\w*|inch\w*|estrellas|días|dias|horas|semanas|meses|años|uhr|km|st|nd|rd|th|x)\b)/i;
const bare = new RegExp(`(?<![\\w.,#/$£€₹-])(?:${digits})(?![\\w/:-]|[.,]\\d)`, 'g');

/** The number behind the digits: 1,940 and 1.275,00 and 1,20,000 are read as they are meant. */
export const numberOf = (written: string): number => {
  const figures = /\d[\d., ]*\d|\d/.exec(written)?.[0].replaceAll(' ', '') ?? '';
  const fraction = /[.,](\d{1,2})$/.exec(figures)?.[1] ?? '';
  const whole = figures.slice(0, figures.length - (fraction ? fraction.length + 1 : 0));
  const times = /(?:k|grand|thousand|mil)\b/i.test(written) ? 1000 : 1;
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction || '0'}`) * times;
};

const toAmount = (match: RegExpExecArray | RegExpMatchArray): Amount => ({
  value: numberOf(match[0]),
  text: match[0].trim(),
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

const isBareAmount = (text: string, { value, start, end }: Amount): boolean =>
  value >= 20 &&
  !(value >= 1990 && value <= 2040) &&
  lead.test(text.slice(Math.max(0, start - 24), start)) &&
  !unit.test(text.slice(end));

/** Every sum of money in a message, in its order. */
export const findAmounts = (text: string): Amount[] => {
  const sure = [...text.matchAll(marked)].map(toAmount).filter(({ value }) => value > 0);
  const likely = [...text.matchAll(bare)]
    .map(toAmount)
    .filter(
      (amount) =>
        isBareAmount(text, amount) &&
        !sure.some((other) => amount.start < other.end && other.start < amount.end),
    );
  return [...sure, ...likely].sort((a, b) => a.start - b.start);
};

/** Words beside the sum that a kit asks for, and words beside one that it does not mean. */
const asked: Readonly<Partial<Record<IncomingKind, Readonly<{ near: RegExp; not: RegExp }>>>> = {
  complaint: {
    near: /(?:paid|pay|pagu|pag[oó]|cost|charged|bill|invoice)/i,
    not: /(?:damage|ticket|deductible|more than|extra)/i,
  },
  'too-expensive': {
    near: /(?:you are|you're|your (?:price|quote|bid|estimate|number|total)|quote|estimate|price|at|fee|want|asking|cotizaci|presupuesto)/i,
    not: /(?:got|another|other|budget|can (?:u|you) do|could you do|hoping|under|would|limit|do it for|pay|paid|charged|cost|deja|for half|match|can go|neighbor|last)/i,
  },
  'overdue-invoice': {
    near: /(?:invoice|balance|owe|due|overdue|bill|total|saldo|debe|factura|amount)/i,
    not: /(?:now|half|today|then|each|month|fee|already|in two parts)/i,
  },
};

/** The sum the kit of this kind asks for: the one its words stand beside, else the largest; undefined for kinds without. */
export const likelyAmount = (kind: IncomingKind, text: string): Amount | undefined => {
  const words = asked[kind];
  if (!words) return undefined;
  const score = ({ start, end, value }: Amount): number => {
    const around = text.slice(Math.max(0, start - 30), start);
    const behind = text.slice(end, end + 12);
    return (
      (words.near.test(around) ? 2 : 0) -
      (words.not.test(around) || words.not.test(behind) ? 2 : 0) +
      Math.log10(value + 1) / 10
    );
  };
  const [best] = findAmounts(text).toSorted((a, b) => score(b) - score(a));
  return best && score(best) > 0 ? best : undefined;
};
