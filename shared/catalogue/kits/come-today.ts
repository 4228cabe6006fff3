import { customInput } from '../custom-input.ts';
import { textMessages } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';
import { closingLines, kitDeliverables, theirMessage, tone } from './common-parts.ts';
import type { Kit } from './kit.ts';

/** Work that cannot wait, from somebody who may ask the next one in five minutes. */
export const comeToday = {
  id: 'kit.come-today',
  kind: 'come-today',
  version: 2,
  helper: 'operations',
  title: '“Can you come today?”',
  guessed: 'This looks like “Can you come today?”',
  description: 'Be first to reply, with a time, your trip charge, and one question.',
  defaultSpecificOutcome: 'A set time or a clear no within 10 minutes',
  inputs: [
    theirMessage,
    tone,
    customInput.money('visit_price', 'What do you charge to come out?', [0, 10000], {
      placeholder: '{95}',
    }),
  ],
  number: 'visit_price',
  deliverables: kitDeliverables(textMessages(1, 40, 'Short'), textMessages(1, 80, 'Full')),
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'Someone needs help soon:',
    '<customer_text>{their_message}</customer_text>',
    'Coming out costs {visit_price}.',
    'Tone: {sound_like}',
    'The bottom line, in 2 sentences for me: how urgent it really is, and what I need to know before I give a time.',
    "Write 2 text messages in that tone, a short one of at most 40 words and a full one of at most 80. Each says yes with [time window], says what coming out costs if I gave it, and asks one question or asks for a picture. Add one sentence in case I can't come today. Nothing about the cause or the cost of the repair before I've seen it, and no repair instructions.",
    ...closingLines,
  ),
} satisfies Kit;
