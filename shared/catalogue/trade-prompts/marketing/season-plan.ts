import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A 90-day plan around the trade's own calendar. */
export const seasonPlan: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['cost-per-lead'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In 90 days: {specificOutcome}.',
      `I own {business_name}, ${trade.who}.`,
      'Who we want more of: {target_audience}.',
      'Money for it: {budget_range}',
      situation,
      request,
      `Set out days 1-30, 31-60 and 61-90, three moves each at most, with date, name and cost. The first can be done in an hour today. Say what to count and when to drop it. ${caution}`,
      'Close with the sum that tells if it paid: cost and hours against new jobs x my price [confirm].',
      'Limits: {constraints}',
    ),
  inputs: () => [input('target_audience'), input('budget_range')],
};
