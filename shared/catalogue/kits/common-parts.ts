/** What all kits have in common. */

import type { PromptInput } from '../../domain/catalogue/starter-prompt.ts';
import type { Deliverable } from '../../domain/chat/answer-parts/declared-deliverables.ts';
import {
  dontWriteInstruction,
  dontWriteWarning,
} from '../../domain/chat/message-replies/dont-write-warning.ts';
import { customInput } from '../custom-input.ts';
import { callScripts } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';

/** What the customer wrote. It reaches the prompt masked, between data tags. */
export const theirMessage: PromptInput = customInput.area(
  'their_message',
  'What did they write?',
  'Paste the message, review, or email here',
  { required: true },
);

/** How the drafts sound; the label is what the prompt says. */
export const tone: PromptInput = customInput.select(
  'sound_like',
  'How do you want to sound?',
  [
    ['plain', 'Short and plain'],
    ['warm', 'Warm'],
    ['firm', 'Firm'],
  ],
  { required: true, defaultValue: 'warm' },
);

/** The two drafts, how to open a call, and what not to write; what matters most opens every answer. */
export const kitDeliverables = (short: Deliverable, full: Deliverable): Deliverable[] => [
  short,
  full,
  callScripts(1, 40, 'opening of a call'),
  dontWriteWarning,
];

const goalLine = 'Goal: {specificOutcome}.';
const toneLine = 'Tone: {sound_like}';

/** The text of a kit whose message is dangerous: what is known stays, the goal goes, since it may promise what the safety card forbids, and the card's orders come behind it. */
export const underDanger = (content: string): string => {
  const rows = content.split('\n');
  return lines(
    ...rows.slice(0, rows.indexOf(toneLine) + 1).filter((row) => row !== goalLine),
    'The bottom line, in 2 sentences for me: what matters most right now, and who to call first, as the card says.',
    "Keep [phone 1] or [customer] as they are. Leave a blank for anything you don't know, such as [my number].",
    'Limits: {constraints}',
  );
};

/** The last lines of every kit. */
export const closingLines = [
  `Then how I open a call, at most 40 words. ${dontWriteInstruction}`,
  "Promise no money, no blame, and no free visit I didn't offer. Keep [phone 1] or [customer] as they are. Leave a blank for anything you don't know: [day and time].",
  'Limits: {constraints}',
] as const;
