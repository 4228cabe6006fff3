import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 60 days: from single jobs to customers who come back by themselves. */
export const repeatWorkPlan: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['cost-per-lead'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In 60 days: {specificOutcome}.',
      `{business_name} is ${trade.who}.`,
      'Customers: {customer_type}.',
      'One-time customers in the last year: {one_time_customers}',
      'A usual job: {average_job_value}',
      situation,
      request,
      `Plan four steps of two weeks with dates and names: whom first, who says it at the end of a job, how it is booked on the spot. Write the offer in 60 words and the spoken version in three sentences. ${caution}`,
      'Show what ten such customers bring in a year at my price, and the hours they cost. Say so if it does not suit my size.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('customer_type'),
    customInput.number('one_time_customers', 'One-time customers in the last year', [0, 20000], {
      placeholder: '60',
    }),
    input('average_job_value', { placeholder: String(trade.priceExample) }),
  ],
};
