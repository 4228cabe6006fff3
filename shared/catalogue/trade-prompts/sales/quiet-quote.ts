import { customInput } from '../../custom-input.ts';
import { advice, emails, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: the big quote that went quiet. */
export const quietQuote: TradePromptTemplate = {
  icon: 'banknote',
  calculators: ['cost-per-lead'],
  deliverables: [
    textMessages(1, 55, 'today'),
    emails(1, 120, 'day 3'),
    textMessages(1, 50, 'day 10'),
    advice(150),
  ],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `From {business_name}, ${trade.who}.`,
      'I sent a quote for {quote_value}, {days_since_quote} days ago.',
      'The job, and others still open: <owner_text>{quoted_job}</owner_text>',
      'What the quote covers: {quote_covers}',
      'Last thing they wrote: <customer_text>{last_contact}</customer_text>',
      `General, not about these people: ${situation}`,
      request,
      `Write 3 follow-ups: a 300-character text today, an email on day 3, a closing text on day 10. For any others: their order, and an opening line each. ${caution}`,
      "Hold the price, no invented deadline. Add the reason for the silence I'd rather not hear.",
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('quote_value', { required: true }),
    input('days_since_quote', { required: true }),
    customInput.area(
      'quoted_job',
      'What was the job? Any others still open?',
      '{bigJob}. Also: a smaller job, 12 days',
    ),
    customInput.text('quote_covers', 'What the quote covers', '{quoteExample}'),
    customInput.area(
      'last_contact',
      'Last thing they wrote (first name is enough)',
      "Thanks, we'll talk about it this weekend",
    ),
  ],
};
