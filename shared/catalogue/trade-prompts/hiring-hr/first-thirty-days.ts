import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 30 days: from the first morning to usual work of the trade done alone. */
export const firstThirtyDays: TradePromptTemplate = {
  icon: 'calendar-range',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'By day 30: {specificOutcome}.',
      `A new person starts at {business_name}, ${trade.who}.`,
      'Role: {crew_role}.',
      'What they can do already: {experience_level}',
      'Who shows them: {buddy}',
      situation,
      request,
      `Plan days 1, 2-5, 6-10, 11-20 and 21-30: tasks from easy to hard, on which jobs, who shows it, how we can tell. The aim is ${trade.usualJob}.`,
      `${caution} What needs a license or safety course waits for whoever may teach it. From which day do they pay their way?`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('crew_role', { required: true, placeholder: trade.roleExample }),
    input('experience_level'),
    customInput.text('buddy', 'Who shows them (first name)', 'Marco'),
  ],
};
