import { customInput } from '../../custom-input.ts';
import { advice, steps } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A 90-day plan around the trade's own calendar. */
export const seasonPlan: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['cost-per-lead'],
  deliverables: [steps(280), advice(150)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In 90 days: {specificOutcome}.',
      `I own {business_name}, ${trade.who}.`,
      'Who we want more of: {target_audience}.',
      'Where our jobs come from now: {jobs_come_from}',
      'Money for it: {budget_range}',
      `General, not about us: ${situation}`,
      request,
      `Go by today's date and the season at our place. Three blocks of 30 days, three moves each at most, with date, name and cost; the first takes an hour today. ${caution}`,
      'Say what to count and, from my figures, how many new jobs pay for it.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('target_audience'),
    customInput.text(
      'jobs_come_from',
      'Where do your jobs come from now?',
      'Half from friends of customers, some from the map',
    ),
    input('budget_range'),
  ],
};
