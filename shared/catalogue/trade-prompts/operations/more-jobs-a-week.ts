import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: more paid work in the hours there are. */
export const moreJobsAWeek: TradePromptTemplate = {
  icon: 'banknote',
  calculators: ['cost-per-lead'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Target: {specificOutcome}.',
      `{business_name} is ${trade.who}, charging ${trade.units}.`,
      'Area: {service_area}',
      'People or crews: {crews}',
      'A normal week:',
      '<owner_text>{week_log}</owner_text>',
      situation,
      request,
      `Show the lost hours in a table: where, how much, how sure. Then the week as I could run it from Monday, with two changes at most, and the message to customers whose time moves. ${caution}`,
      'No longer days, no skipped breaks, no guessed miles: tell me what to measure for three days.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.area(
      'week_log',
      'A normal week, day by day',
      'Mon: 4 stops north, Tue: 2 north 1 far south, Wed: rain...',
      { required: true },
    ),
    customInput.number('crews', 'People or crews', [1, 200], { defaultValue: 2 }),
    input('service_area'),
  ],
};
