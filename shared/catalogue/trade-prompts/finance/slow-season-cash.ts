import { customInput } from '../../custom-input.ts';
import { advice, steps } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 90 days: carry the trade's busy weeks into its quiet ones. */
export const slowSeasonCash: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['cash-13-weeks', 'break-even'],
  deliverables: [steps(260), advice(180)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Where I want to be: {specificOutcome}.',
      `I own {business_name}, ${trade.who}.`,
      'When money is tight for us: {thin_weeks}',
      'Fixed costs per month: {fixed_costs}.',
      'In the bank today: {cash_today}.',
      'Jobs per week right now: {jobs_per_week}',
      `General, not about us: ${situation}`,
      request,
      `The figures that come with this show the next 13 weeks, so make no table. Three 30-day blocks: what to invoice or book ahead, which cost to move, what to set aside. A date on each step, amounts only from my numbers and the figures. ${caution}`,
      'Start with which week is tightest.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.money('fixed_costs', 'Fixed costs per month', [0, 1000000], {
      required: true,
      placeholder: '{4200}',
    }),
    customInput.money('cash_today', 'In the bank today', [-100000, 5000000], {
      required: true,
      placeholder: '{2600}',
    }),
    customInput.text('thin_weeks', 'When is money tight?', '{slowWeeksExample}'),
    input('jobs_per_week'),
  ],
};
