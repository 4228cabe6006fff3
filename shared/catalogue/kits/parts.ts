/** What all kits have in common. */

import type { PromptInput } from '../../domain/starter-prompt.ts';
import { customInput } from '../custom-input.ts';
import type { Deliverable } from './kit.ts';

/** What the customer wrote. It reaches the prompt masked, between data tags. */
export const theirMessage: PromptInput = customInput.area(
  'their_message',
  'What did they write?',
  'Paste the message, the review or the e-mail here',
  { required: true },
);

/** How the drafts sound; the label is what the prompt says. */
export const tone: PromptInput = customInput.select(
  'kit_tone',
  'How do you want to sound?',
  [
    ['plain', 'Short and plain'],
    ['warm', 'Warm'],
    ['firm', 'Firm'],
  ],
  { required: true, defaultValue: 'warm' },
);

/** Around the two drafts: what matters most, how to open a call, and what not to write. */
export const kitDeliverables = (short: Deliverable, full: Deliverable): readonly Deliverable[] => [
  { part: 'text', title: 'What matters here', words: 40 },
  short,
  full,
  {
    part: 'draft',
    channel: 'call-script',
    title: 'If you call instead, start like this',
    words: 50,
  },
  { part: 'text', title: 'Do not write', words: 70 },
];

/** The last lines of every kit. */
export const closingLines = [
  'Then how I open a call: at most 40 words, and what to listen for. Last "Do not write": three sentences I may be tempted to send, each with the reason.',
  'Promise no money, no blame and no free visit I did not offer. Keep [phone 1] or [customer] as they stand; leave open what you do not know: [day and time].',
  'Limits: {constraints}',
] as const;
