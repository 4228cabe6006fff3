import { customInput } from '../../custom-input.ts';
import { advice, steps } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 90 days: carry the trade's busy weeks into its quiet ones. */
export const slowSeasonCash: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['cash-13-weeks', 'break-even'],
  deliverables: [steps(260), advice(180)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Where I want to stand: {specificOutcome}.',
      `I own {business_name}, ${trade.who}.`,
      'When money is thin with us: {thin_weeks}',
      'Fixed costs a month: {fixed_costs}.',
      'In the bank today: {cash_today}.',
      'Jobs a week at the moment: {jobs_per_week}',
      `General, not about us: ${situation}`,
      request,
      `The next 13 weeks come worked out with my message; make no table of your own. Three blocks of 30 days: what to bill or book ahead, which cost to move, what to set aside. Date and name on each step, amounts from my rows and figures only. ${caution}`,
      'Say first which week is tightest.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    customInput.money('fixed_costs', 'Fixed costs a month', [0, 1000000], {
      required: true,
      placeholder: '4200',
    }),
    customInput.money('cash_today', 'In the bank today', [-100000, 5000000], {
      required: true,
      placeholder: '6500',
    }),
    customInput.text('thin_weeks', 'When is money thin?', trade.quiet),
    input('jobs_per_week'),
  ],
};
