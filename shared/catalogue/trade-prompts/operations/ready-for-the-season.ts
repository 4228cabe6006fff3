import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 60 days: vans, tools, stock and people ready before the busy weeks. */
export const readyForTheSeason: TradePromptTemplate = {
  icon: 'calendar-range',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Ready by then: {specificOutcome}.',
      `{business_name}, ${trade.who}. Our rush: ${trade.busy}.`,
      'It starts for us on: {season_start}.',
      'Crew: {team_size}',
      'Money for it: {budget_range}',
      situation,
      request,
      `Count back eight weeks: vehicles, gear (${trade.tools}), stock, people, bookings. Three things a week at most, each with a name; the first is for tomorrow. ${caution}`,
      'Add a shopping list, worst gap first, prices as [confirm]. Ask me what we swore to do differently.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text('season_start', 'When it starts', 'About 60 days from now', {
      required: true,
    }),
    input('team_size'),
    input('budget_range'),
  ],
};
