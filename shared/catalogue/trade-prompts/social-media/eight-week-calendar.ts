import { socialPosts, steps } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of eight weeks that follows the trade's year. */
export const eightWeekCalendar: TradePromptTemplate = {
  icon: 'calendar-range',
  deliverables: [steps(300, 'one a week'), socialPosts(2, 85)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In 8 weeks: {specificOutcome}.',
      `Posts for {business_name}, ${trade.who}.`,
      'Platform: {primary_social_platforms}.',
      'How often I post: {posting_frequency}',
      'Time I have: {time_availability}',
      `General, not about us: ${situation} Busy: ${trade.busy}.`,
      request,
      `Go by today's date and our local season, and skip what doesn't happen here. One step a week, 8 in all, each with 2 posts in one line: subject, photo, which job. Write the first 2 in full. ${caution}`,
      'If I have time for fewer, say how many. Tell me what to note each Friday.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('primary_social_platforms'),
    input('posting_frequency'),
    input('time_availability'),
  ],
};
