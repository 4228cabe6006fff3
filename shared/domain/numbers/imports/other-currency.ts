/** Which currency the amounts of a file are written in, when it is not that of the business. */

import { moneyFields } from './column-fields.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

const codes =
  'USD EUR GBP CAD AUD NZD CHF JPY INR MXN BRL SEK NOK DKK PLN CZK HUF ZAR SGD HKD CNY KRW ILS'.split(
    ' ',
  );
/** Signs that belong to one currency; the dollar sign belongs to many. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
};
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'BRL']);
const codePattern = new RegExp(`(?<![A-Za-z])(${codes.join('|')})(?![A-Za-z])`);

const currencyIn = (text: string, own: string): string | undefined => {
  const code = codePattern.exec(text)?.[1];
  if (code) return code;
  const sign = Object.keys(signs).find((one) => text.includes(one));
  if (sign) return signs[sign];
  if (!text.includes('$')) return undefined;
  return dollars.has(own) ? own : 'USD';
};

const sampleSize = 200;

/** The currency that headers and most amounts name when it is another one than the business counts in; undefined otherwise. */
export const otherCurrency = (
  rows: readonly (readonly string[])[],
  { mapping, header }: Pick<RecognizedColumns, 'mapping' | 'header'>,
  own: string,
): string | undefined => {
  const columns = moneyFields.flatMap((field) => mapping[field] ?? []);
  const found = new Map<string, number>();
  const count = (text: string) => {
    const currency = currencyIn(text, own);
    if (currency) found.set(currency, (found.get(currency) ?? 0) + 1);
  };
  for (const column of columns) count(header[column] ?? '');
  for (const row of rows.slice(0, sampleSize)) {
    for (const column of columns) count(row[column] ?? '');
    if (mapping.currency !== undefined) count((row[mapping.currency] ?? '').toUpperCase());
  }
  const [most] = [...found.entries()].toSorted((a, b) => b[1] - a[1]);
  return most && most[0] !== own ? most[0] : undefined;
};
