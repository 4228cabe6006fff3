import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** A plan of 60 days for honest reviews and customers who stay. */
export const reviewsAndRegulars: TradePromptTemplate = {
  icon: 'calendar-range',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In 60 days: {specificOutcome}.',
      `{business_name}, ${trade.who}.`,
      'Crew: {team_size}',
      'Jobs a week: {jobs_per_week}',
      'Reviews we have now: {reviews_now}',
      situation,
      request,
      'Plan eight weeks in a table: one habit at a time, who asks, when, with which words, and a five-minute check on Fridays. Write the spoken request, the text with the link, and answers to a 5-star and a 2-star review.',
      `All are asked alike, nothing is given for stars, and we write none ourselves. ${caution}`,
      'What would make the crew drop this in week three?',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('jobs_per_week'),
    customInput.text('reviews_now', 'Reviews you have now', '14 on Google, the last one in spring'),
    input('team_size'),
  ],
};
