import { customInput } from '../../custom-input.ts';
import { documents, steps } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 60 days: vans, tools, stock and people ready before the busy weeks. */
export const readyForTheSeason: TradePromptTemplate = {
  icon: 'calendar-range',
  deliverables: [steps(320), documents(1, 150, 'shopping list')],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want ready: {specificOutcome}.',
      `{business_name}, ${trade.who}`,
      'Our busy time: {rush}.',
      'It starts: {season_start}.',
      'Crew: {team_size}',
      'One-time budget: {budget_range}',
      'What went wrong last time: {last_time}',
      `General, not about us: ${situation}`,
      request,
      `Count back from the start: vehicles, gear (often ${trade.tools}), stock, people, bookings. Twelve steps at most, each with a date and name, the first for tomorrow. Check gear before planning any repair. ${caution}`,
      'Add a shopping list, worst gap first, prices as [confirm].',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text('rush', 'Which busy time?', '{rushExample}', { required: true }),
    customInput.text('season_start', 'When does it start?', 'In about 60 days', {
      required: true,
    }),
    customInput.text('last_time', 'What went wrong last time?', 'We started a week late'),
    input('team_size'),
    input('budget_range'),
  ],
};
