import { customInput } from '../../custom-input.ts';
import { advice, steps, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: more paid work in the hours there are. */
export const moreJobsAWeek: TradePromptTemplate = {
  icon: 'banknote',
  calculators: ['cost-per-lead', 'add-up'],
  deliverables: [advice(240), steps(180), textMessages(1, 50)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Target: {specificOutcome}.',
      `{business_name} is ${trade.who}.`,
      'Area: {service_area}',
      'People or crews: {crews}',
      'A typical week:',
      '<owner_text>{week_log}</owner_text>',
      `General, not about us: ${situation}`,
      request,
      `Show the hours my week loses in a table: where, how many, how sure, using only what's above. Then the week as I could run it starting Monday, with 2 changes at most, and the message to customers whose time moves. ${caution}`,
      'No longer days, no skipped breaks, no guessed distances. Tell me what to measure for 3 days.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    customInput.area('week_log', 'A typical week: hours, jobs, driving', trade.weekExample, {
      required: true,
    }),
    customInput.number('crews', 'People or crews', [1, 200], { placeholder: '1' }),
    input('service_area'),
  ],
};
