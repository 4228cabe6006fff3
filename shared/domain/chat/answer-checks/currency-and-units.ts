import { unitsOf } from '../../account/country-conventions.ts';
import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { saidTexts } from './said-texts-and-amounts.ts';
import { withPlainPunctuation } from './words-and-sentences.ts';

/** Signs, codes and words of a currency. */
const money: Readonly<Record<string, string>> = {
  USD: String.raw`\bUSD\b|\bUS ?\$|\bU\.S\. dollars?\b|\bUS dollars?\b|\bdollars?\b|\bbucks\b`,
  GBP: String.raw`£|\bGBP\b|\bpounds sterling\b|\bquid\b|\bpence\b`,
  EUR: String.raw`€|\bEUR\b|\beuros?\b`,
  INR: String.raw`₹|\bINR\b|\brupees?\b`,
  MXN: String.raw`\bMXN\b|\bpesos?\b`,
  AUD: String.raw`\bAUD\b|\bAU?\$(?=\d)|\bAustralian dollars?\b`,
  CAD: String.raw`\bCAD\b|\bCA?\$(?=\d)|\bCanadian dollars?\b|\bloonies\b`,
  CHF: String.raw`\bCHF\b|\bSwiss francs?\b`,
  PLN: String.raw`\bPLN\b|\bzł\b`,
};
/** What says that a dollar is the American one. */
const americanDollars = String.raw`\bUSD\b|\bUS ?\$|\b(?:US|U\.S\.|American) dollars?\b`;
/** Whose money is written with the dollar sign, and whose is called dollar. */
const withSign = ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN', 'COP', 'ARS', 'CLP'];
const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD'];

const number = String.raw`(?:\d[\d.,]*|\b(?:a few|several|couple of|half a|ten|twenty|two|three|four|five))[ -]?`;
const roadMiles = String.raw`${number}(?:miles?|mi)\b`;
const american = String.raw`${number}(?:feet|foot|ft\b|inch(?:es)?|gallons?|yards?\b|square feet|sq\.? ?ft)|\d ?°? ?F\b|\d ?°F|\bFahrenheit\b`;
const metric = String.raw`${number}(?:kilomet(?:er|re)s?|km|met(?:er|re)s?|cm|centimet(?:er|re)s?|lit(?:er|re)s?|kg|kilos?|m²|qm)\b|\d ?°C|\bCelsius\b`;
const foreignUnits = { us: metric, uk: american, metric: `${american}|${roadMiles}` } as const;

/** Amounts and measures are those of the place; what the owner wrote otherwise may be repeated. */
export const currencyAndUnits: Check = {
  promise: "Only the business's currency and units.",
  gate: 1,
  look: (answer, question) => {
    const { country, currency } = question.business;
    if (!currency && !country) return undefined;
    const said = withPlainPunctuation(saidTexts(question).join('\n'));
    const patterns = [
      ...(currency ? foreignMoney(currency) : []),
      ...(country ? [foreignUnits[unitsOf(country)]] : []),
    ];
    const found = allTexts(answer)
      .map(withPlainPunctuation)
      .flatMap((text) => patterns.flatMap((one) => text.match(RegExp(one, 'giu')) ?? []));
    return [...new Set(found)]
      .filter((one) => !said.includes(one) && !isOwn(one, question))
      .map((one) => `"${one}" isn’t a unit this business uses.`);
  },
};

const foreignMoney = (own: string) => [
  ...Object.entries(money)
    .filter(([code]) => code !== own)
    .map(([code, pattern]) =>
      code === 'USD' && dollars.includes(own) ? americanDollars : pattern,
    ),
  ...(withSign.includes(own) ? [] : ['\\$']),
];

/** Pesos are called so in several countries. */
const isOwn = (written: string, { business }: CheckedQuestion) =>
  /^pesos?$/i.test(written) && ['COP', 'ARS', 'CLP'].includes(business.currency ?? '');
