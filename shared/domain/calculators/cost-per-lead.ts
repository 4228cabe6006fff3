import { type Calculator, refuse, sentences } from './calculator.ts';
import { exact } from './exact.ts';
import { adLines, limitLines, repeatFormula } from './lead-lines.ts';
import { leftNeeds, leftOf, neverBelow, notePrice } from './price.ts';

/** The most an inquiry may cost, and whether an ad pays. */
export const costPerLead: Calculator = {
  id: 'cost-per-lead',
  title: 'What an inquiry may cost',
  question: 'What may an inquiry cost me, and does this ad pay?',
  required: ['average_job_value', 'job_materials', 'crew_paid'],
  conditional: ['job_hours', 'crew_hour_cost', 'sales_tax'],
  optional: [
    { id: 'win_rate', adds: 'Shows what an inquiry may cost.' },
    { id: 'ad_budget', adds: 'Shows how many customers pay the ad.' },
    { id: 'ad_inquiries', adds: 'Shows what an inquiry costs now and whether the ad pays.' },
    { id: 'repeat_jobs', adds: 'Counts what a customer books again.' },
    { id: 'hour_cost', adds: 'Shows the limit that leaves rent and your pay untouched.' },
    { id: 'job_hours', adds: 'Is needed for that limit.' },
    { id: 'card_fee', adds: 'Makes it right for people who pay by card.' },
    { id: 'tax_mode', adds: 'Takes out the sales tax in your price.' },
  ],
  figures: [
    'lead_limit',
    'lead_limit_lower',
    'lead_limit_after_all',
    'job_left',
    'customer_left',
    'customers_to_cover',
    'inquiries_to_cover',
    'lead_cost',
    'ad_result',
  ],
  caveats: [
    'Ad money that already stands in your overhead is counted twice in the limit with rent and your pay covered, on the careful side.',
  ],
  needs: leftNeeds,
  work: (inputs, sheet) => {
    const { price, kept, outlay, left } = leftOf(inputs, sheet);
    if (left.lte(0)) {
      neverBelow(inputs, sheet, price, outlay);
      return refuse('price_below_cost', { never_below: sheet.named('never_below') });
    }
    notePrice(inputs, sheet);
    if (inputs.repeat_jobs === undefined) sheet.note('one_job_each');
    const each = left.mul(exact(inputs.repeat_jobs ?? '1'));
    sheet.figure('job_left', left, '{kept} − {outlay}');
    sheet.figure('customer_left', each, `{job_left}${repeatFormula(inputs)}`);
    const hasBudget = inputs.ad_budget !== undefined;
    if (hasBudget) {
      sheet.figure(
        'customers_to_cover',
        sheet.given('ad_budget').div(each),
        '{ad_budget} ÷ {customer_left}',
        { mode: 'up', digits: 0 },
      );
    }
    if (inputs.win_rate === undefined) {
      sheet.note('no_win_rate');
      return undefined;
    }
    limitLines(inputs, sheet, each, kept);
    if (hasBudget) adLines(inputs, sheet, each);
    return undefined;
  },
  finding: (show, { result, format }) => {
    const left = result.figures.find(({ id }) => id === 'ad_result')?.value;
    return {
      headline: show('lead_limit')
        ? `An inquiry may cost you up to ${show('lead_limit')}`
        : `One more job leaves you ${show('job_left')}`,
      lede: sentences(
        show('lead_cost') && `It costs ${show('lead_cost')} now.`,
        left &&
          (left.startsWith('-')
            ? `The ad loses ${format.money(left.slice(1))} a month.`
            : `The ad leaves ${format.money(left)} a month.`),
        !left &&
          show('customers_to_cover') &&
          `New customers that pay the ad: ${show('customers_to_cover')}.`,
      ),
    };
  },
};
