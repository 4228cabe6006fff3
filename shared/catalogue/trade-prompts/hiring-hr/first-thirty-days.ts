import { customInput } from '../../custom-input.ts';
import { advice, steps } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 30 days: from the first morning to usual work of the trade done alone. */
export const firstThirtyDays: TradePromptTemplate = {
  icon: 'calendar-range',
  calculators: ['cost-of-hire'],
  deliverables: [steps(320), advice(150)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'By day 30: {specificOutcome}.',
      `A new hire starts at {business_name}, ${trade.who}.`,
      'Role: {crew_role}.',
      'Can already do: {can_do}.',
      'To handle alone by then: {job_at_the_end}',
      'Who trains them: {buddy}',
      `General, not about us: ${situation}`,
      request,
      `Plan days 1, 2-5, 6-10, 11-20, and 21-30: tasks from easy to hard, on which jobs, who shows it, how to tell it's learned. Skip what they can already do.`,
      `${caution} Tasks that need a license or safety course wait for someone qualified. What the month costs: from my figures, or [confirm].`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('crew_role', { required: true }),
    customInput.text('can_do', 'What can they do already?', 'Drives, has helped on a few jobs', {
      required: true,
    }),
    customInput.text('job_at_the_end', 'Job to handle alone by day 30', trade.soloJobExample),
    customInput.text('buddy', 'Who trains them (you, or a first name)', 'Me'),
  ],
};
