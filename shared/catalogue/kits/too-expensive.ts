import { customInput } from '../custom-input.ts';
import { emails, textMessages } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';
import { closingLines, kitDeliverables, theirMessage, tone } from './common-parts.ts';
import type { Kit } from './kit.ts';

/** They want the work, at another price. */
export const tooExpensive = {
  id: 'kit.too-expensive',
  kind: 'too-expensive',
  version: 2,
  helper: 'sales',
  title: '“Too expensive”',
  guessed: 'This looks like “Too expensive”',
  description: 'Stand by your price or change the job, without arguing.',
  defaultSpecificOutcome: 'A reply sent tonight without cutting the price',
  inputs: [
    theirMessage,
    tone,
    customInput.money('quote_value', 'What did you quote?', [1, 250000], { placeholder: '{1850}' }),
  ],
  number: 'quote_value',
  deliverables: kitDeliverables(textMessages(1, 45, 'Short'), emails(1, 110, 'Full')),
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'I quoted {quote_value} for the job.',
    'The customer wrote:',
    '<customer_text>{their_message}</customer_text>',
    'Tone: {sound_like}',
    'The bottom line, in 2 sentences for me: what they most likely mean (budget, another quote, or trust), and the one question that would tell me.',
    'Write 2 replies in that tone: a text message of at most 45 words and an email of at most 110 with a subject. Both leave the price alone, offer one smaller step, such as leaving a part out or doing it later, and ask whether any other quote is for the same job. No deadline, no other customers, nothing against another company.',
    ...closingLines,
  ),
} satisfies Kit;
