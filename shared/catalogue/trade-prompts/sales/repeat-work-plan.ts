import { customInput } from '../../custom-input.ts';
import { advice, callScripts, documents, steps } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 60 days: from single jobs to customers who come back by themselves. */
export const repeatWorkPlan: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['add-up'],
  deliverables: [steps(200), documents(1, 80, 'offer'), callScripts(1, 60), advice(120)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In 60 days: {specificOutcome}.',
      `{business_name} is ${trade.who}.`,
      'Customers: {customer_type}.',
      'One-time customers in the last year: {one_time_customers}',
      'Price of one repeat visit: {plan_visit_price}',
      'Repeat visits a year: {plan_visits}',
      'Hours one takes: {plan_hours}',
      `General, not about us: ${situation}`,
      request,
      `Plan four steps of two weeks with dates and names: whom first, who says it, how it is booked on the spot. Write the offer in 60 words and in three spoken sentences. ${caution}`,
      'Add up what ten such customers bring and take in a year. Say so if it does not suit my size.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('customer_type'),
    customInput.number('one_time_customers', 'One-time customers in the last year', [0, 20000], {
      placeholder: '60',
    }),
    customInput.money('plan_visit_price', 'Price of one repeat visit', [1, 100000], {
      placeholder: '120',
    }),
    customInput.number('plan_visits', 'Repeat visits a year, for one customer', [1, 366], {
      placeholder: '2',
    }),
    customInput.number('plan_hours', 'Hours one repeat visit takes', [0.1, 200], {
      placeholder: '1.5',
    }),
  ],
};
