import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: the big quote that went quiet. */
export const quietQuote: TradePromptTemplate = {
  icon: 'banknote',
  calculators: ['cost-per-lead'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `From {business_name}, ${trade.who}.`,
      'My quote of {quote_value} went out {days_since_quote} days ago.',
      'The job: {product_service_name}',
      'The last thing they wrote: <customer_text>{last_contact}</customer_text>',
      situation,
      request,
      `Write three follow-ups: a text of 300 characters today, a short e-mail on day 3, a friendly note on day 10 that closes the file. ${caution}`,
      'The price stays, no made-up deadline. Add the reason for the silence I would not like to hear, and what one more such job a month is worth: price x margin [confirm].',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('quote_value', { required: true }),
    input('days_since_quote', { required: true }),
    input('product_service_name', { placeholder: trade.bigJob }),
    customInput.area(
      'last_contact',
      'Last thing they wrote (first name is enough)',
      'Thanks, we will talk about it this weekend',
    ),
  ],
};
