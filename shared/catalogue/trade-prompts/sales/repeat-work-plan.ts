import { customInput } from '../../custom-input.ts';
import { advice, callScripts, documents, steps } from '../../deliverable-builders.ts';
import { lines } from '../../join-prompt-lines.ts';
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
      'One-time customers in the past year: {one_time_customers}',
      'Price per repeat visit: {plan_visit_price}',
      'Repeat visits per year: {plan_visits}',
      'Hours per repeat visit: {plan_hours}',
      `General, not about us: ${situation}`,
      request,
      `Plan four 2-week steps with dates: who to ask first, how to book on the spot. Text only people who agreed to hear from us. Write the offer in 60 words and 3 spoken sentences, gaps as [confirm]. ${caution}`,
      'If my lines allow it, add up a year of money and hours at the goal. Does the goal fit that many customers and our size?',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.number('one_time_customers', 'One-time customers in the past year', [0, 20000], {
      placeholder: '60',
    }),
    customInput.money('plan_visit_price', 'Price per repeat visit', [1, 100000], {
      placeholder: '{visitPriceExample}',
    }),
    customInput.number('plan_visits', 'Repeat visits per year, for one customer', [1, 366], {
      placeholder: '{visitsPerYearExample}',
    }),
    customInput.number('plan_hours', 'Hours per repeat visit', [0.1, 200], {
      placeholder: '{visitHoursExample}',
    }),
  ],
};
