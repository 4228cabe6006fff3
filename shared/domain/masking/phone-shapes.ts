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

const alone = (shape: string) =>
  new RegExp(
    String.raw`(?<![\w$£€₹+])(?<!\d[.,\-/:])(?:${shape})${extension}(?![\w]|[.,:/\-]\d)`,
    'gi',
  );

/** The shapes to look for, the surest first: with a country code, as at home, with a trunk zero. */
export const phonePatterns = (country: string): RegExp[] =>
  [international, shapes[country], trunk].filter((shape) => shape !== undefined).map(alone);

/** A local number without its area code, as North Americans write it. */
export const localNumber = /(?<![\w$£€₹+.,\-/])\d{3}[-. ]\d{4}(?![\w]|[.,:/-]\d)/g;

/** Any run of digits that might be a number where the words around it say so. */
export const digitRun =
  /(?<![\w$£€₹+])(?<!\d[.,\-/:])\(?\d(?:[ .\-/()]{0,3}\d){5,14}(?![\w]|[.,:/-]\d)/g;

/** Where numbers are written without a leading zero, eight digits in groups are enough; elsewhere ten. */
const noTrunkZero = new Set(
  'PL ES PT CZ DK NO GR HU LT LV EE LU SG HK BR AR CL CO CR PE EC UY PA HN DO'.split(' '),
);
export const leastDigits = (country: string): number => (noTrunkZero.has(country) ? 8 : 10);
