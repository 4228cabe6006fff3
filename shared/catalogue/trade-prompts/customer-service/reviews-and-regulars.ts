import { customInput } from '../../custom-input.ts';
import { callScripts, reviewReplies, steps, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 60 days for honest reviews and customers who stay. */
export const reviewsAndRegulars: TradePromptTemplate = {
  icon: 'calendar-range',
  deliverables: [
    steps(240, 'one a week'),
    callScripts(1, 50),
    textMessages(1, 45),
    reviewReplies(2, 60),
  ],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In 60 days: {specificOutcome}.',
      `{business_name}, ${trade.who}.`,
      'Jobs per week: {jobs_per_week}',
      'Reviews we have now: {reviews_now}',
      `General, not about us: ${situation}`,
      request,
      "Plan 8 weeks: one habit at a time, who asks, when, a 5-minute check on Fridays. If my jobs can't get that many, name a number that fits. Write what to say in person, the text with [link], and replies to a 5-star and a 2-star review.",
      `Ask everyone the same way, nothing offered for stars. Text only with a yes and a way to stop. ${caution}`,
      'Say why we might quit in week 3.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('jobs_per_week'),
    customInput.text('reviews_now', 'Reviews you have now', '14 on Google, the last one in spring'),
  ],
};
