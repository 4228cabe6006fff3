import { socialPosts, steps } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
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
      `Go by today's date and our season here. 8 weekly steps, each with 2 posts in one line: subject, photo, job. Write the first 2 in full, gaps as [confirm]. ${caution} Ask before you show a home.`,
      'If I have time for fewer, say how many and lower the goal. What do I note on Fridays?',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('primary_social_platforms'),
    input('posting_frequency'),
    input('time_availability'),
  ],
};
