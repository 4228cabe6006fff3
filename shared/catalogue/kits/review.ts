import {
  dontWriteInstruction,
  dontWriteWarning,
} from '../../domain/chat/message-replies/dont-write-warning.ts';
import { reviewReplies } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';
import { theirMessage, tone } from './common-parts.ts';
import type { Kit } from './kit.ts';

/** A review of a connected profile, good or bad, with its stars. */
export const review = {
  id: 'kit.review',
  kind: 'review',
  version: 1,
  helper: 'customer-service',
  title: 'A review',
  guessed: 'This is a review',
  description: 'Two public replies to a review that differ in what they promise.',
  defaultSpecificOutcome: 'A calm public reply today',
  inputs: [theirMessage, tone],
  number: null,
  deliverables: [
    reviewReplies(1, 60, 'Offers a next step'),
    reviewReplies(1, 60, 'Promises nothing'),
    dontWriteWarning,
  ],
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'Someone left this review of us for everyone to read:',
    '<customer_text>{their_message}</customer_text>',
    'Tone: {sound_like}',
    'The bottom line, in 2 sentences for me: what the next reader will take from it, and what I should check before I reply.',
    'Write 2 public replies in that tone, each at most 60 words, that differ in what they promise. "Offers a next step": takes up the one point that matters and says what I will do or how to reach me. "Promises nothing": thanks them, takes the point seriously, offers nothing. After 4 or 5 stars both thank them for what they name.',
    "Nothing private: no amount, no address, no [phone 1], nothing about the job they didn't write, and no hint that the writer is lying. Don't ask to have it changed or taken down, or for another review.",
    `${dontWriteInstruction} Promise no money and no blame. Keep [customer] as it is. Leave a blank for anything you don't know: [my phone].`,
    'Limits: {constraints}',
  ),
} satisfies Kit;
