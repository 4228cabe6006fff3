import { customInput } from '../custom-input.ts';
import { emails, textMessages } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';
import { closingLines, kitDeliverables, theirMessage, tone } from './common-parts.ts';
import type { Kit } from './kit.ts';

/** A quote is out and nobody says anything. */
export const quietQuote = {
  id: 'kit.quiet-quote',
  kind: 'quiet-quote',
  version: 2,
  helper: 'sales',
  title: 'A quote gone quiet',
  guessed: 'This looks like a quote gone quiet',
  description: 'A friendly nudge that makes yes and no equally easy.',
  defaultSpecificOutcome: 'A yes, a no, or a date within 7 days',
  inputs: [
    theirMessage,
    tone,
    customInput.number('days_since_quote', 'How many days ago did you send it?', [0, 365], {
      placeholder: '5',
    }),
  ],
  number: 'days_since_quote',
  deliverables: kitDeliverables(textMessages(1, 45, 'Short'), emails(1, 100, 'Full')),
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'My quote went out {days_since_quote} days ago. The last message about it, theirs or mine:',
    '<customer_text>{their_message}</customer_text>',
    'Tone: {sound_like}',
    'The bottom line, in 2 sentences for me: the most likely reason for the silence, even one I might not like, and whether to write today or wait.',
    'Write 2 messages in that tone: a text message of at most 45 words and an email of at most 100 with a subject. Each gives one honest reason to decide, one easy step, and makes no as easy as yes. No lower price, no made-up deadline, no "just checking in." If they named a day or a reason to wait, respect it.',
    ...closingLines,
  ),
} satisfies Kit;
