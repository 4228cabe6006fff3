import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsInText } from '#shared/domain/numbers/amounts/amounts-in-text.ts';

const us = { locale: 'en-US', currency: 'USD' };
const germany = { locale: 'de-DE', currency: 'EUR' };
const india = { locale: 'en-IN', currency: 'INR' };
const britain = { locale: 'en-GB', currency: 'GBP' };
const france = { locale: 'fr-FR', currency: 'EUR' };

const short = { money: '', percent: '%' };
/** Returns the amounts of a text: as written, and the most likely value of each number. */
const amounts = (text: string, style = us) =>
  amountsInText(text, style).map(
    ({ kind, text, numbers }) =>
      `${text} = ${numbers.map(([first]) => Number(first?.value.toFixed(4))).join('..')}${short[kind]}`,
  );

describe('money', () => {
  test.each([
    ['It is $45/hr.', '$45 = 45'],
    ['$ 1,200.50 in all', '$ 1,200.50 = 1200.5'],
    ['**$45**, $45', '$45 = 45', '$45 = 45'],
    ['about \\$45', '$45 = 45'],
    ['US$45 or CA$60', 'US$45 = 45', 'CA$60 = 60'],
    ['USD 45 and 45 USD', 'USD 45 = 45', '45 USD = 45'],
    ['45 dollars, 45 bucks, 45-dollar fee', '45 dollars = 45', '45 bucks = 45', '45-dollar = 45'],
    ['50 cents a mile', '50 cents = 0.5'],
    [
      '$1.2k, $1.2K, $5m, $2 million',
      '$1.2k = 1200',
      '$1.2K = 1200',
      '$5m = 5000000',
      '$2 million = 2000000',
    ],
    ['roughly 1.2k a month, 2 grand.', '1.2k = 1200', '2 grand = 2000'],
    ['a loss of -$14.23 or ($14.23)', '$14.23 = 14.23', '$14.23 = 14.23'],
    ['| Price | $45 | $60 |', '$45 = 45', '$60 = 60'],
    ['eighteen hundred dollars', 'eighteen hundred dollars = 1800'],
    [
      'forty-five dollars, a hundred and eighty bucks',
      'forty-five dollars = 45',
      'a hundred and eighty bucks = 180',
    ],
    ['$45,then', '$45 = 45'],
    // Words that could be months.
    ['$12 may seem low; you may lose 5 %', '$12 = 12', '5 % = 5%'],
    ['the price may 15% of them scare off', '15% = 15%'],
    ['$45 on Nov 24, $60 at 9:30, $70 from 614-555-0134', '$45 = 45', '$60 = 60', '$70 = 70'],
    ['$45/12 oz, $100/month × 12, $500+', '$45 = 45', '$100 = 100', '$500 = 500'],
  ])('%s', (text, ...wanted) => expect(amounts(text)).toEqual(wanted));

  test.each([
    [germany, '1.200,50 €, 45€ und EUR 45', '1.200,50 € = 1200.5', '45€ = 45', 'EUR 45 = 45'],
    [germany, '1.200 € oder 45 Euro', '1.200 € = 1200', '45 Euro = 45'],
    [germany, 'gut 2 Mio. € und 5 m Zaun', '2 Mio. € = 2000000'],
    [us, '€1.200', '€1.200 = 1.2'],
    [us, '$1,200 and $1,20', '$1,200 = 1200', '$1,20 = 1.2'],
    [
      india,
      '₹1,20,000, Rs 500, Rs.500 and 2 lakh rupees',
      '₹1,20,000 = 120000',
      'Rs 500 = 500',
      'Rs.500 = 500',
      '2 lakh rupees = 200000',
    ],
    [britain, '£45, 45 pounds, but 45 pounds of gravel', '£45 = 45', '45 pounds = 45'],
    [france, '1 200,50 € et 1\u202F200 €', '1 200,50 € = 1200.5', '1\u202F200 € = 1200'],
    [{ locale: 'de-CH', currency: 'CHF' }, "CHF 1'200.50", "CHF 1'200.50 = 1200.5"],
    [
      germany,
      '12.345.678,50 € und 1.200.300 €',
      '12.345.678,50 € = 12345678.5',
      '1.200.300 € = 1200300',
    ],
    [france, '12 000 000 €', '12 000 000 € = 12000000'],
    [{ locale: 'hu-HU', currency: 'HUF' }, '500 Ft', '500 Ft = 500'],
    [{ locale: 'sv-SE', currency: 'SEK' }, '500 kr', '500 kr = 500'],
    [{ locale: 'tr-TR', currency: 'TRY' }, 'TRY 45', 'TRY 45 = 45'],
    [{ locale: 'not a locale', currency: 'x' }, '$1,200', '$1,200 = 1200'],
  ] as const)('as written in %o: %s', (style, text, ...wanted) =>
    expect(amounts(text, style)).toEqual(wanted),
  );
});

describe('percentages', () => {
  test.each([
    [
      us,
      '12%, 12 %, 12 percent, 12 per cent, 12.5%',
      '12% = 12%',
      '12 % = 12%',
      '12 percent = 12%',
      '12 per cent = 12%',
      '12.5% = 12.5%',
    ],
    [us, 'ten percent', 'ten percent = 10%'],
    [germany, '12,5 % und 12 Prozent', '12,5 % = 12.5%', '12 Prozent = 12%'],
    [us, '5 por ciento', '5 por ciento = 5%'],
  ] as const)('%o %s', (style, text, ...wanted) => expect(amounts(text, style)).toEqual(wanted));
});

describe('ranges', () => {
  test.each([
    ['10 to 15 %', '10 to 15 % = 10..15%'],
    ['10–15% and 10% - 15%', '10–15% = 10..15%', '10% - 15% = 10..15%'],
    ['$45-60, $45–$60, $45 to $60', '$45-60 = 45..60', '$45–$60 = 45..60', '$45 to $60 = 45..60'],
    ['between 10 and 15 percent', '10 and 15 percent = 10..15%'],
    ['between $45 and $60', '$45 and $60 = 45..60'],
    ['500-1000 dollars', '500-1000 dollars = 500..1000'],
    ['$45 to 60 an hour', '$45 to 60 = 45..60'],
    // One price and a count.
    ['$45 to 60 customers', '$45 = 45'],
    ['$45 and 15%', '$45 = 45', '15% = 15%'],
    ['$45 - 15 %', '$45 = 45', '15 % = 15%'],
    ['ten to fifteen percent', 'ten to fifteen percent = 10..15%'],
  ])('%s', (text, ...wanted) => expect(amounts(text)).toEqual(wanted));
  test('of thousands', () => {
    const [range] = amountsInText('$5-10k', us);
    expect(range?.numbers.map((readings) => readings.map(({ value }) => value))).toEqual([
      [5, 5000],
      [10000],
    ]);
  });
});

describe('texts without amounts', () => {
  test.each([
    'On 12/24, 2026-11-24, 11/24/2026, Nov 24, November 24, 2026 and 24 Nov',
    'at 9:30, 9 am, 9:30 p.m., 14h30',
    'Call 614-555-0134, (614) 555-0134, +1 614 555 0134 or 555-0134',
    '26 jobs, 3.5 hours, 2 texts, 1,352 cleans, 40 miles, 5 stars, 24/7, 1st and 2nd',
    'in Q1 2026, from 2019-2023, on page 4, step 3.',
    '1.2k followers, 5k runs, a 401k, 4K video, 12 km, 5 kg',
    'a B2B firm in ZIP 43215, unit 4B, R2D2',
    'https://x.com/?q=50%25&p=$45 and me45@x.com',
    'TRY 3 times, ALL 5 of them, TOP 10',
    '45 pounds of gravel, 2 real customers, hours 5',
    '[$ amount] and [price]',
    'all % of $ and € nothing',
    '500 Ft of fence, Fr. 5, W-2, 2/10 net 30, 24-hour, 2x, 1 in 5, 9am-5pm, 7:00–16:00',
  ])('%s', (text) => expect(amounts(text)).toEqual([]));
  test.each([
    [germany, 'am 24.11.2026, 24. November, 3. Mai um 14:30 Uhr, 0171 1234567, 1.200 Kunden'],
    [france, 'le 24 novembre 2026, 3 mai, 01 23 45 67 89'],
    [britain, '020 7946 0958 on 24/11/2026'],
  ] as const)('%o %s', (style, text) => expect(amounts(text, style)).toEqual([]));
});

test('every amount is at its stated position, in any text', () => {
  const snippets = fc.array(
    fc.constantFrom(
      ...[
        '$',
        '45',
        '1,200',
        '.',
        ',',
        ' ',
        '%',
        'to',
        '-',
        'k',
        'dollars',
        'ten',
        '\n',
        'é',
        '😀',
        '12/24',
        'between',
        'and',
      ],
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(snippets, (pieces) => {
      const text = pieces.join('');
      let from = 0;
      for (const amount of amountsInText(text, us)) {
        expect(text.slice(amount.start, amount.end).trim()).toBe(amount.text);
        expect(amount.start).toBeGreaterThanOrEqual(from);
        from = amount.end;
      }
    }),
    { numRuns: 500 },
  );
});
