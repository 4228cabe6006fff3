import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of eight weeks that follows the trade's year. */
export const eightWeekCalendar: TradePromptTemplate = {
  icon: 'calendar-range',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'After eight weeks: {specificOutcome}.',
      `Posts for {business_name}, ${trade.who}. Busy: ${trade.busy}.`,
      'Where: {primary_social_platforms}.',
      'How often now: {posting_frequency}',
      'Time for it: {time_availability}',
      situation,
      request,
      `Lay out eight weeks with two posts each in a table: day, subject, photo to take, on which job, first sentence. Write the first four in full. ${caution}`,
      'Two weeks get a single post, because I will be tired. Tell me what to note each Friday: messages, calls, jobs that named a post.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('primary_social_platforms'),
    input('posting_frequency'),
    input('time_availability'),
  ],
};
