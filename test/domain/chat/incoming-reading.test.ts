import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { putBack } from '#shared/domain/chat/masking/masked-details.ts';
import { findAmounts, numberOf } from '#shared/domain/chat/message-replies/find-amounts.ts';
import { daysSince, findDates } from '#shared/domain/chat/message-replies/find-dates.ts';
import { importedRowAsMaskedMessage } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import { likelyNumber, readMessage } from '#shared/domain/chat/message-replies/read-message.ts';

const here = { today: '2026-11-20', country: 'US' };
const brenda =
  'Hi, Brenda here. You put in our water heater last Thursday and this morning there is water on the basement floor. I am not happy. We paid $1,940 for this! Come and look today. 418 Maple St, you can reach me at 740-555-0148.';

describe('details read from a message', () => {
  test('a complaint about a water heater is read completely', () => {
    const { guess, amounts, dates, jobWords } = readMessage(brenda, here);
    expect(guess?.kind).toBe('complaint');
    expect(amounts.map(({ text, value }) => [text, value])).toEqual([['$1,940', 1940]]);
    expect(dates.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
    expect(jobWords).toEqual(['water heater', 'basement', 'floor']);
    expect(likelyNumber('complaint', brenda, here)).toBe(1940);
  });

  test.each([
    ['$1,940', 1940],
    ['1,940.50', 1940.5],
    ['1.275,00 €', 1275],
    ['₹1,20,000', 120000],
    ['12k', 12000],
    ['1 200,50', 1200.5],
    ['$45', 45],
  ])('%s is %d', (written, value) => {
    expect(numberOf(written)).toBe(value);
  });

  test.each([
    ['can u do it for 500', [500]],
    ['you are at 1,940 and he is at $1,350', [1940, 1350]],
    ['paid 3 x $220', [220]],
    ['done in 2026 by 3 guys in 40 hours', []],
    ['call 740-555-0148 about invoice 10423', []],
    ['around 2000 sq ft, at 91 degrees', []],
    ['te doy 450 pesos', [450]],
    ['about fifty bucks or 50 bucks', [50]],
  ])('amounts in "%s"', (text, values) => {
    expect(findAmounts(text).map(({ value }) => value)).toEqual(values);
  });

  test.each([
    ['too-expensive', 'got another quote for $1,350 and you are at 1,940', 1940],
    ['too-expensive', 'your quote came in at 4800, ABC says 3900', 4800],
    ['too-expensive', 'can u do it for 500', undefined],
    ['overdue-invoice', 'invoice 338 for $420, I can pay $100 today', 420],
    ['quiet-quote', 'sent a quote 12 days ago, $14,200', 12],
    ['bad-review', 'charged me $285', undefined],
    ['come-today', 'I have $6k of food in there', undefined],
  ] as const)('the number for a %s in "%s"', (kind, text, number) => {
    expect(likelyNumber(kind, text, here)).toBe(number);
  });

  test.each([
    ['US', 'sent on 10/3', '2026-10-03'],
    ['GB', 'sent on 10/3', '2026-03-10'],
    ['DE', 'vom 14.09.2026', '2026-09-14'],
    ['US', 'due October 15', '2026-10-15'],
    ['MX', 'desde el 3 de octubre', '2026-10-03'],
    ['US', 'last Tuesday', '2026-11-17'],
    ['US', 'two weeks ago', '2026-11-06'],
    ['MX', 'hace 10 días', '2026-11-10'],
    ['US', '2026-02-28', '2026-02-28'],
  ])('a date as written in %s: %s', (country, text, date) => {
    expect(findDates(text, here.today, country).map((found) => found.date)).toEqual([date]);
  });

  test('an invalid or future date is ignored', () => {
    expect(
      findDates('13/45/2026, 2026-02-30, 31.4.2026, 3/5 stars, 3/4 inch', here.today, 'GB'),
    ).toEqual([]);
    expect(daysSince('I will decide by December 1, 2026', here.today, 'US')).toBeUndefined();
    expect(daysSince('sent Nov 2, opened Nov 10', here.today, 'US')).toBe(18);
  });
});

describe('a reply from an imported row', () => {
  const row = {
    kind: 'overdue-invoice',
    customer: 'Brenda Kowalski',
    amount: '1275.00',
    issued: '2026-09-14',
    due: '2026-09-30',
    email: 'brenda@example.com',
    memo: 'gate code 4471',
  } as const;

  test('sends the amount, the dates and a place for the name, and nothing else', () => {
    const { inputs, message, details } = importedRowAsMaskedMessage(row, here.today);
    expect(inputs).toEqual({ invoice_amount: '1275.00' });
    expect(message).toBe(
      [
        'An invoice to [customer] is not paid.',
        'Amount: 1275.00',
        'Sent on: 2026-09-14, 67 days ago',
        'Due on: 2026-09-30, 51 days late',
        'I have no message from [customer]; write as if I speak first.',
      ].join('\n'),
    );
    expect(JSON.stringify({ inputs, message })).not.toMatch(/Brenda|Kowalski|example|4471/);
    expect(putBack('Hi [customer], thanks', details)).toBe('Hi Brenda Kowalski, thanks');
  });

  test('a quiet quote contains the days since it was sent', () => {
    const { inputs, message } = importedRowAsMaskedMessage(
      { ...row, kind: 'quiet-quote', issued: '2026-11-08', due: null },
      here.today,
    );
    expect(inputs).toEqual({ days_since_quote: '12' });
    expect(message).toContain('12 days ago');
    expect(message).not.toContain('Due on');
  });

  test('any row sends only dates and amounts', () => {
    void fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (amount, issued, due) => {
        const { inputs, message } = importedRowAsMaskedMessage(
          { ...row, amount, issued, due },
          here.today,
        );
        for (const value of [amount, issued, due])
          if (!/^[\d.-]*$/.test(value.trim()) && value.trim().length > 3)
            expect(`${JSON.stringify(inputs)}${message}`).not.toContain(value);
      }),
    );
  });
});
