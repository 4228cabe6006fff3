import { overlaps, type Span, spansOf } from './contact-kinds-and-text-spans.ts';

const digitWords =
  'zero|oh|o|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const spoken = new RegExp(
  `\\b(?:(?:double|triple|doble) )?(?:${digitWords}|\\d)(?:[ ,-]+(?:(?:double|triple|doble) )?(?:${digitWords}|\\d)){6,15}\\b`,
  'gi',
);

/** Numbers read out digit by digit and written down by dictation: seven and more in a row, most of them words. */
const findSpokenNumbers = (text: string): Span[] =>
  spansOf(text, spoken).filter(({ start, end }) => /[a-z]{3}/i.test(text.slice(start, end)));

/** How people of a country write its telephone numbers; every shape is the inside of a regular expression. */
const gap = String.raw`[ .\-/]{0,3}`;

const northAmerica = String.raw`(?:\+?1${gap})?(?:\([2-9]\d{2}\)|[2-9]\d{2})${gap}\d{3}${gap}\d{4}`;
const britain = String.raw`(?:\+44 ?(?:\(0\) ?)?|0044 ?|\(0(?=\d{2,4}\))|0)\d(?:[ -]?\)?[ -]?\d){8,9}`;
const india = String.raw`(?:\(?\+?91\)?[ -]?|0[ -]?)?(?:[6-9]\d{4}[ -]?\d{5}|[6-9]\d{2}[ -]\d{3}[ -]\d{4})|0\d{2,4}[ -]?\d{3,4}[ -]?\d{4}`;
const mexico = String.raw`(?:\+?52 ?1? ?|04[45] ?|01 ?)?(?:\(\d{2}\)|\d{2})[ -]?\d{4}[ -]?\d{4}|(?:\+?52 ?1? ?)?(?:\(\d{3}\)|\d{3})[ -]?\d{3}[ -]?\d{4}`;
const australia = String.raw`(?:\+61 ?(?:\(0\) ?)?|0061 ?|\(0(?=\d\))|0)[2-478]\)?(?:[ -]?\d){8}|1[38]00[ -]?\d{3}[ -]?\d{3}|13[ -]?\d{2}[ -]?\d{2}(?= ?(?:$|[a-z]))`;

const shapes: Readonly<Record<string, string>> = {
  US: northAmerica,
  CA: northAmerica,
  GB: britain,
  IN: india,
  MX: mexico,
  AU: australia,
};

const international = String.raw`(?:\+|00)[1-9]\d{0,2}(?:[ .\-/()]{0,3}\d){6,12}`;
const trunk = String.raw`(?=(?:\D{0,3}\d){8})\(?0\d{1,5}\)?(?:[ .\-/]{1,3}\d{2,8}){1,5}|0\d{8,12}`;
const extension = String.raw`(?:,? ?(?:ext\.?|extension|x) ?\d{1,6})?`;

const standingAlone = (shape: string) =>
  new RegExp(
    String.raw`(?<![\w$£€₹+])(?<!\d[.,\-/:])(?:${shape})${extension}(?![\w]|[.,:/\-]\d)`,
    'gi',
  );

/** The shapes to look for, the surest first: with a country code, as at home, with a trunk zero. */
const phonePatterns = (country: string): RegExp[] =>
  [international, shapes[country], trunk].filter((shape) => shape !== undefined).map(standingAlone);

/** A local number without its area code, as North Americans write it. */
const localNumber = /(?<![\w$£€₹+.,\-/])\d{3}[-. ]\d{4}(?![\w]|[.,:/-]\d)/g;

/** Any run of digits that might be a number where the words around it say so. */
const digitRun = /(?<![\w$£€₹+])(?<!\d[.,\-/:])\(?\d(?:[ .\-/()]{0,3}\d){5,14}(?![\w]|[.,:/-]\d)/g;

/** Where numbers are written without a leading zero, eight digits in groups are enough; elsewhere ten. */
const noTrunkZero = new Set(
  'PL ES PT CZ DK NO GR HU LT LV EE LU SG HK BR AR CL CO CR PE EC UY PA HN DO'.split(' '),
);
const minDigits = (country: string): number => (noTrunkZero.has(country) ? 8 : 10);

/** Telephone numbers by their shape: for keeping them at home a number that only looks right is enough. */

const callWord =
  /(?:phone|cell|mobile|mob|call|text|tel|ring|reach(?: me| us)?|whats ?app|whats|fax|landline|handy|dial|cel|celular|tel[eé]fono|ll[aá]m[ae](?:me|nos|r)?|m[aá]rc[aoq]\w*|telefon|ruf\w*|anrufen|contact|sms|direct)\b\W*(?:(?:me|us|is|at|on|al|es|it|unter|ist|now|number|n[uú]mero|nummer|my|mi|the|or|and|o|y)\b\W*){0,4}$/i;

// Words before a number that identifies a document, a device or an account.
const idWords = String.raw`\b(?:orders?|invoices?|inv|ref(?:erence)?|case|ticket|jobs?|po|account|acct|serial|model|id|confirmation|tracking|policy|permit|folio|factura|auftrag|rechnung|kundennummer|angebot|vorgang|txn|transaction|meter|reading|reg|licen[cs]e|claim|quote|estimate|est|part|hsn|gstin|abn|acn|vin|sku|upc|check|cheque|complaint|receipt|iban|bsb|sort code|routing|warranty card|card|cuenta|clabe|rfc|pedido|serie|purchase|utr|rrn|neft|imps|awb|imei|ssn|ein|tin|pan|aadhaar|vat|ust|bic|swift)\W*(?:(?:number|numbers|no|nr|num|n[uú]m|id|code|is|was|de|card|#)\b\W*){0,3}`;
const idWord = new RegExp(`${idWords}$`, 'i');
/** The same, with the first groups of the paper's own number in between: "serial number 2019 0411 7788". */
const idStart = new RegExp(
  String.raw`${idWords}(?:[a-z]{0,3}\d[a-z\d]{0,5}[ -]+|[a-z]{1,2}\d? ){0,4}$`,
  'i',
);

const dateLike =
  /^\(?(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)?\d{2}|\d{1,2} \d{1,2} (?:19|20)\d{2}|(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2}|(?:19|20)\d{2} ?[-–/ ] ?(?:19|20)\d{2})(?![./-]?\d)/;
const yearNumber = /^(?:19|20)\d{2}[-/]/;
const zipCode = /^\d{5}-\d{4}$/;
const unitAfter =
  /^ ?(?:%|€|£|\$|₹|eur|usd|gbp|inr|mxn|dollars|bucks|euros?|pounds|rupees|pesos|kwh|sq|m2|m²|ft|lbs?|kg|miles|km|hours|hrs|days)\b/i;

const before = (text: string, start: number) => text.slice(Math.max(0, start - 40), start);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const isSomethingElse = (text: string, { start, end }: Span): boolean => {
  const written = text.slice(start, end);
  return dateLike.test(written) || yearNumber.test(written) || unitAfter.test(text.slice(end));
};

/** Whether it is written in a way nothing else is: with a country code or an area code in brackets or between signs. */
const spelled = (text: string, { start, end }: Span): boolean =>
  /^\+|^\(?\d{3}\)?[ .-]+\d{3}[ .-]+\d{4}/.test(text.slice(start, end));

/** A number of a country's own shape counts unless the words before it say that it is something else. */
const isPhone = (text: string, span: Span): boolean => {
  const lead = before(text, span.start);
  if (isSomethingElse(text, span) || digitsOf(text.slice(span.start, span.end)).length < 6)
    return false;
  if (callWord.test(lead)) return true;
  return !(spelled(text, span) ? idWord : idStart).test(lead);
};

/** A run of digits of no known shape counts only where words or its grouping speak for a number to call. */
const isLikely =
  (min: number) =>
  (text: string, span: Span): boolean => {
    const written = text.slice(span.start, span.end);
    const digits = digitsOf(written).length;
    if (isSomethingElse(text, span) || digits < 7 || digits > 15) return false;
    const lead = before(text, span.start);
    if (callWord.test(lead)) return true;
    if (idStart.test(lead)) return false;
    const groups = written.split(/\D+/).filter(Boolean);
    return (
      digits >= min &&
      groups.length >= 2 &&
      groups.length <= 5 &&
      groups.every((group) => group.length >= 2)
    );
  };

/** Finds telephone numbers as people of `country` (ISO 3166 alpha-2) write them, with country code, and in spoken digits. */
export const findPhones = (text: string, country: string, taken: readonly Span[] = []): Span[] => {
  const found: Span[] = [];
  const take = (spans: readonly Span[], counts: (text: string, span: Span) => boolean) => {
    for (const span of spans)
      if (![...taken, ...found].some((other) => overlaps(other, span)) && counts(text, span))
        found.push(span);
  };
  const isAmerican = country === 'US' || country === 'CA';
  for (const pattern of phonePatterns(country)) take(spansOf(text, pattern), isPhone);
  if (isAmerican) take(spansOf(text, localNumber), isPhone);
  const others = spansOf(text, digitRun).filter(
    ({ start, end }) => !(isAmerican && zipCode.test(text.slice(start, end))),
  );
  take(others, isLikely(minDigits(country)));
  take(findSpokenNumbers(text), () => true);
  return found.sort((a, b) => a.start - b.start);
};
