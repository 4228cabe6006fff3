import { defineCount, type NumberDefinition } from '../define-number.ts';
import { type Calculator, refuse, sentences } from './calculator.ts';
import { type Exact, exact, share, zero } from './exact-decimals.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';
import { leftNeeds, leftOf, neverBelow } from './left-of-one-more-job.ts';
import { notePrice } from './sales-tax-and-card-fees.ts';
import { sharedFigures } from './shared-labels.ts';

/** Numbers of one ad: asked for that case and never kept. */
export const costPerLeadNumbers = {
  ad_inquiries: defineCount('Leads from the ad per month', [0, 5000], {
    question: 'How many people contact you each month because of the ad?',
    source: 'your call log',
  }),
} as const satisfies Record<string, NumberDefinition>;

declare module '../kept-and-case-number-definitions.ts' {
  interface OwnNumbers extends Record<keyof typeof costPerLeadNumbers, NumberDefinition> {}
}

const tenPoints = /* @__PURE__ */ share('10');

/** What an inquiry may cost, as far as the inputs go. */
const limitLines = (inputs: Inputs, sheet: Sheet, each: Exact, kept: Exact) => {
  const win = share(inputs.win_rate ?? '0');
  const lower = win.gt(tenPoints) ? win.sub(tenPoints) : zero;
  sheet.figure('lead_limit', each.mul(win), '{customer_left} × {win_rate}', { mode: 'down' });
  sheet.figure(
    'lead_limit_lower',
    each.mul(lower),
    lower.equals(0) ? '0' : '{customer_left} × ({win_rate} − 10 ÷ 100)',
    { mode: 'down' },
  );
  if (win.equals(0)) sheet.note('win_rate_zero');
  if (inputs.hour_cost === undefined || inputs.job_hours === undefined) return;
  const cost = sheet.given('hour_cost').mul(sheet.given('job_hours'));
  const profit = kept.sub(sheet.given('job_materials')).sub(cost);
  if (profit.lte(0)) {
    sheet.note('no_profit_to_spend');
    return;
  }
  sheet.figure(
    'lead_limit_after_all',
    profit.mul(exact(inputs.repeat_jobs ?? '1')).mul(win),
    `({kept} − {job_materials} − {hour_cost} × {job_hours})${repeatFormula(inputs)} × {win_rate}`,
    { mode: 'down' },
  );
};

const repeatFormula = (inputs: Inputs) =>
  inputs.repeat_jobs === undefined ? '' : ' × {repeat_jobs}';

/** What the ad has to bring and what it brings now. */
const adLines = (inputs: Inputs, sheet: Sheet, each: Exact) => {
  const budget = sheet.given('ad_budget');
  const win = share(inputs.win_rate ?? '0');
  if (win.gt(0)) {
    sheet.figure(
      'inquiries_to_cover',
      budget.div(each.mul(win)),
      '{ad_budget} ÷ ({customer_left} × {win_rate})',
      { mode: 'up', digits: 0 },
    );
  }
  if (inputs.ad_inquiries === undefined) return;
  const inquiries = sheet.given('ad_inquiries');
  if (inquiries.equals(0)) {
    sheet.note('no_inquiries_yet');
    return;
  }
  sheet.figure('lead_cost', budget.div(inquiries), '{ad_budget} ÷ {ad_inquiries}');
  sheet.figure(
    'ad_result',
    inquiries.mul(win).mul(each).sub(budget),
    '{ad_inquiries} × {win_rate} × {customer_left} − {ad_budget}',
  );
};

/** The most an inquiry may cost, and whether an ad pays. */
export const costPerLead = {
  id: 'cost-per-lead',
  title: 'Cost per lead',
  question: 'How much can I pay for a lead, and is this ad worth it?',
  mainInputs: ['win_rate', 'ad_budget', 'ad_inquiries'],
  required: ['average_job_value', 'job_materials', 'crew_paid'],
  conditional: ['job_hours', 'crew_hour_cost', 'sales_tax'],
  optional: [
    { id: 'win_rate', adds: 'Shows how much you can pay for a lead.' },
    { id: 'ad_budget', adds: 'Shows how many customers cover the ad.' },
    { id: 'ad_inquiries', adds: 'Shows your cost per lead now and if the ad is worth it.' },
    { id: 'repeat_jobs', adds: 'Counts repeat bookings.' },
    { id: 'hour_cost', adds: 'Shows the most you can pay and still cover overhead and your pay.' },
    {
      id: 'job_hours',
      adds: 'Needed to count overhead and your pay in the most you can spend on a lead.',
    },
    { id: 'card_fee', adds: 'Needed if customers pay by card.' },
    { id: 'tax_mode', adds: 'Takes sales tax out of your price.' },
  ],
  figures: {
    lead_limit: ['Most you can pay for a lead', 'money'],
    lead_limit_lower: ['Most per lead, if 10 fewer in 100 book', 'money'],
    lead_limit_after_all: ['Most per lead, after overhead and your pay', 'money'],
    job_left: sharedFigures.job_left,
    customer_left: ['Left over per new customer', 'money'],
    customers_to_cover: ['New customers to cover the ad', 'count'],
    inquiries_to_cover: ['Leads to cover the ad', 'count'],
    lead_cost: ['Cost per lead now', 'money'],
    ad_result: ['Ad profit per month', 'money'],
  },
  notes: {
    one_job_each: 'Counts one job per new customer.',
    no_win_rate: 'Enter how many leads become customers to see the most you can pay for a lead.',
    win_rate_zero: 'No one books, so every lead loses money.',
    no_inquiries_yet: 'No leads yet, so there’s no cost per lead.',
    no_profit_to_spend: 'After all costs, there’s nothing left to spend on ads.',
  },
  caveats: [
    'If your overhead already includes this ad, the “after overhead and your pay” limit counts it twice, to be safe.',
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
    const isSaid = (note: string) => result.notes.some(({ id }) => id === note);
    const after = show('lead_limit_after_all');
    return {
      headline: headlineOf(isSaid, { limit: show('lead_limit'), left: show('job_left') }),
      lede: sentences(
        after && `To cover overhead and your own pay as well, stay under ${after}.`,
        isSaid('no_profit_to_spend') &&
          !isSaid('win_rate_zero') &&
          `Up to ${show('lead_limit')} a lead still helps with overhead and your pay.`,
        show('lead_cost') && `You’re paying ${show('lead_cost')} now.`,
        left &&
          (left.startsWith('-')
            ? `The ad loses ${format.money(left.slice(1))} a month.`
            : `The ad makes you ${format.money(left)} a month.`),
        !left &&
          show('customers_to_cover') &&
          `New customers needed to cover the ad: ${show('customers_to_cover')}.`,
      ),
    };
  },
  chart: { bars: [['lead_limit'], ['lead_limit_lower', 'quiet'], ['lead_cost', 'marked']] },
  group: 'business',
} as const satisfies Calculator;

/** What a lead may cost is no answer where a job leaves nothing after all costs, or where nobody books. */
const headlineOf = (
  isSaid: (note: string) => boolean,
  { limit, left }: { limit: string | undefined; left: string | undefined },
) => {
  if (limit === undefined) return `Each extra job leaves ${left} for overhead and your pay`;
  if (isSaid('win_rate_zero')) return 'No one books yet, so every lead loses money';
  return isSaid('no_profit_to_spend')
    ? 'After all costs, this job leaves nothing to pay for leads'
    : `You can pay up to ${limit} for a lead`;
};
