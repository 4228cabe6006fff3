import { expect, test } from 'vitest';
import { amountIn, owedTotals } from '#shared/domain/connections/receivable-rules.ts';
import { noteText } from '#shared/domain/numbers/calculators/note-text.ts';
import { knownInputs } from '#shared/domain/numbers/known-inputs.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { leversOf } from '#shared/domain/numbers/outlook/levers.ts';
import { numbersToAsk } from '#shared/domain/numbers/outlook/numbers-to-ask.ts';
import { outlookOf } from '#shared/domain/numbers/outlook/outlook.ts';
import { cautionText, outlookFinding } from '#shared/domain/numbers/outlook/outlook-texts.ts';
import {
  businessToday,
  knownOf,
  receivablesOf,
  type ToldBusiness,
  toldBusinesses,
} from '#test/fixtures/numbers/businesses.ts';

const format = createFormat({ locale: 'en-US', currency: 'USD' });

/** Everything that the page says about the money of a business. */
const saidAbout = (business: ToldBusiness) => {
  const known = knownOf(business);
  const inputs = knownInputs(
    { company_size: business.solo ? 'solo' : 'small' },
    known,
    businessToday,
  );
  const receivables = receivablesOf(business);
  const source = { today: businessToday, currency: 'USD', receivables };
  const outlook = outlookOf({ inputs, known, source });
  const next = numbersToAsk(inputs, known, businessToday);
  const owed = owedTotals(receivables, businessToday, 'USD');
  if (!outlook) return { headline: null, text: '', next, owed, outlook };
  const { headline, lede } = outlookFinding(outlook, { format, floor: inputs.cash_floor });
  const careful = cautionText(outlook, format);
  const { levers } = leversOf(outlook, { inputs, source });
  const lever = levers.map((one) => {
    if (one.kind === 'late') return `Collect the ${format.money(one.amount)} that’s overdue`;
    return one.kind === 'parts'
      ? `Pay ${one.label} in 4 parts`
      : `Do ${one.jobs} more ${one.jobs === 1 ? 'job' : 'jobs'} a week`;
  });
  const text = [
    headline,
    lede,
    `If no new jobs come in: ${careful.amount} ${careful.rest}`,
    ...outlook.lines.map(({ label }) => label),
    ...outlook.notes.map((id) => noteText({ id, values: {} }, format)),
    ...lever,
  ].join('\n');
  return { headline, text, next, owed, outlook };
};

test.each(toldBusinesses)('$name: $headline', (business) => {
  const { headline, text, next, owed } = saidAbout(business);
  expect(headline).toBe(business.headline);
  expect(next[0]?.id ?? null).toBe(business.asks);
  for (const words of business.says ?? []) expect(text).toMatch(words);
  for (const words of business.never ?? []) expect(text).not.toMatch(words);
  if (business.owed)
    expect([amountIn(owed.late.amounts, 'USD'), amountIn(owed.open.amounts, 'USD')]).toEqual(
      business.owed,
    );
});

test('what was answered is not asked again, with a value or with “I don’t know”', () => {
  const [first] = toldBusinesses;
  if (!first) throw new Error('There is no business');
  let business: ToldBusiness = first;
  const asked: string[] = [];
  for (;;) {
    const [next] = saidAbout(business).next;
    if (!next) break;
    expect(asked).not.toContain(next.id);
    asked.push(next.id);
    business = { ...business, unknown: [...(business.unknown ?? []), next.id as 'card_fee'] };
  }
  expect(asked.length).toBeGreaterThan(3);
});

test('without three numbers there is no line at all', () => {
  for (const business of toldBusinesses) {
    const { outlook } = saidAbout(business);
    const drawn = business.headline !== null;
    expect(outlook !== undefined, business.name).toBe(drawn);
  }
});
