import { customInput } from '../../custom-input.ts';
import { advice, steps } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
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
      'What I can spend: {budget_range}',
      `General, not about us: ${situation}`,
      request,
      `Go by today's date and our local season. Three 30-day blocks, at most 3 moves each, with date, name, and cost as [confirm]. The first takes an hour today. ${caution}`,
      'Tell me what to count and, from my figures, how many new jobs pay for it.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('target_audience'),
    customInput.text(
      'jobs_come_from',
      'Where do your jobs come from now?',
      'Half from word of mouth, some from Google Maps',
    ),
    input('budget_range'),
  ],
};
