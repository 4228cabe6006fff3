import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 90 days: carry the trade's busy weeks into its quiet ones. */
export const slowSeasonCash: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['cash-13-weeks', 'break-even'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Where I want to stand: {specificOutcome}.',
      `I own {business_name}, ${trade.who}. Money is thin in ${trade.quiet}.`,
      'Fixed costs a month: {fixed_costs}.',
      'In the bank today: {cash_today}',
      'Jobs a week at the moment: {jobs_per_week}',
      situation,
      request,
      `Set out three blocks of 30 days: what to set aside each week, what to bill or book ahead, which cost to move. Date, name and amount on each step, and a table by month: in, out, left. ${caution}`,
      'Guesses are called guesses. Which month goes red first?',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.money('fixed_costs', 'Fixed costs a month', [0, 1000000], {
      required: true,
      placeholder: '4200',
    }),
    customInput.money('cash_today', 'In the bank today', [-100000, 5000000], {
      placeholder: '6500',
    }),
    input('jobs_per_week'),
  ],
};
