import { customInput } from '../custom-input.ts';
import { textMessages } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';
import { closingLines, kitDeliverables, theirMessage, tone } from './common-parts.ts';
import type { Kit } from './kit.ts';

/** Our work or our people went wrong, and the customer tells us so. */
export const complaint = {
  id: 'kit.complaint',
  kind: 'complaint',
  version: 2,
  helper: 'customer-service',
  title: 'A complaint',
  guessed: 'This looks like a complaint',
  description: 'A first reply that shows you read it, and a time to look at it.',
  defaultSpecificOutcome: 'A reply within the hour and a look within 48 hours',
  inputs: [
    theirMessage,
    tone,
    customInput.money('price_paid', 'What did they pay?', [1, 250000], { placeholder: '{1940}' }),
  ],
  number: 'price_paid',
  deliverables: kitDeliverables(textMessages(1, 40, 'Short'), textMessages(1, 80, 'Full')),
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'A customer complains:',
    '<customer_text>{their_message}</customer_text>',
    'They paid {price_paid} for the job; leave that out of what I send.',
    'Tone: {sound_like}',
    'The bottom line, in 2 sentences for me: what this customer needs most right now, and what I need to find out before anyone talks about the cause.',
    "Write 2 text messages in that tone, a short one of at most 40 words and a full one of at most 80. Each names their main point in other words than theirs, offers to come and look at it [day and time] without saying what that costs, and asks one useful question. Neither admits nor denies anything before I've seen it, and neither talks about the price of the repair.",
    ...closingLines,
  ),
} satisfies Kit;
