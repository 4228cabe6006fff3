import { type Calculator, sentences } from './calculator.ts';
import { toDecimal } from './exact.ts';
import { notePrice, priceOf, taxNeeds } from './price.ts';
import { costLines, targetLines } from './price-check-lines.ts';
import { pricesFor } from './wanted-price.ts';

/** What a job leaves at its present price, overhead and own pay counted. */
export const priceCheck: Calculator = {
  id: 'price-check',
  title: 'Does this job pay?',
  question: 'Does this job pay at what I charge?',
  required: ['average_job_value', 'job_hours', 'hour_cost', 'job_materials'],
  conditional: ['sales_tax'],
  optional: [
    { id: 'profit_target', adds: 'Shows the price for the profit you want.' },
    { id: 'card_fee', adds: 'Makes it right for people who pay by card.' },
    { id: 'jobs_per_week', adds: 'Shows what that price would make in a month.' },
    { id: 'working_weeks', adds: 'Counts your closed weeks in the month.' },
    { id: 'tax_mode', adds: 'Takes out the sales tax in your price.' },
    { id: 'crew_hour_cost', adds: 'Shows when you pay out more for the job than it brings in.' },
  ],
  figures: [
    'profit',
    'price_net',
    'labor_cost',
    'materials',
    'card_fee_amount',
    'job_cost',
    'margin',
    'markup',
    'hour_income',
    'hour_gap',
    'floor_price',
    'target_price',
    'price_gap',
    'month_gap',
  ],
  caveats: [],
  needs: (inputs) => [
    'average_job_value',
    'job_hours',
    'hour_cost',
    'job_materials',
    ...taxNeeds(inputs),
  ],
  work: (inputs, sheet) => {
    const price = priceOf(inputs);
    const value = sheet.given('average_job_value');
    const profit = costLines(inputs, sheet, price, value);
    const kept = price.keep(value);
    const hours = sheet.given('job_hours');
    const materials = sheet.given('job_materials');
    const income = sheet.figure(
      'hour_income',
      kept.sub(materials).div(hours),
      '({price_net} − {card_fee_amount} − {materials}) ÷ {job_hours}',
    );
    sheet.figure('hour_gap', income.sub(sheet.given('hour_cost')), '{hour_income} − {hour_cost}');
    const { floor } = pricesFor(inputs, sheet);
    sheet.figure('floor_price', floor.value, floor.formula, { mode: 'up' });
    notePrice(inputs, sheet);
    if (profit.lt(0)) {
      sheet.note('loss', {
        loss: { ...sheet.named('profit'), id: 'loss', value: toDecimal(profit.neg()) },
      });
    }
    if (inputs.crew_hour_cost !== undefined) {
      const paidOut = sheet.given('crew_hour_cost').mul(hours).add(materials);
      if (kept.lt(paidOut)) sheet.note('pays_to_work');
    }
    if (inputs.profit_target !== undefined) targetLines(inputs, sheet, price, value);
    return undefined;
  },
  finding: (show, { result, format }) => {
    const profit = result.figures.find(({ id }) => id === 'profit')?.value ?? '0';
    const size = format.money(profit.replace('-', ''));
    return {
      headline: headlineOf(profit, size, show('margin') ?? ''),
      lede: sentences(
        `An hour brings ${show('hour_income')}.`,
        show('target_price') && `${show('target_price')} would leave the profit you want.`,
      ),
    };
  },
};

const headlineOf = (profit: string, size: string, margin: string) => {
  if (profit === '0') return 'This job just covers its costs';
  return profit.startsWith('-')
    ? `This job loses you ${size}`
    : `This job leaves you ${size}, ${margin} of its price`;
};
