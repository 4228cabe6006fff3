import { reviewReplies } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';
import { closingLines, kitDeliverables, theirMessage, tone } from './common-parts.ts';
import type { Kit } from './kit.ts';

/** A customer told everybody else. */
export const badReview = {
  id: 'kit.bad-review',
  kind: 'bad-review',
  version: 3,
  helper: 'customer-service',
  title: 'A bad review',
  guessed: 'This looks like a bad review',
  description: 'A calm public reply for future customers, plus a private call.',
  defaultSpecificOutcome: 'A calm public reply today and a call within 24 hours',
  inputs: [theirMessage, tone],
  number: null,
  deliverables: kitDeliverables(reviewReplies(1, 35, 'Short'), reviewReplies(1, 80, 'Full')),
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'Someone posted this about us online:',
    '<customer_text>{their_message}</customer_text>',
    'Tone: {sound_like}',
    'The bottom line, in 2 sentences for me: what the next reader will take from it, and whether to reply now or tomorrow.',
    'Write 2 public replies in that tone, a short one of at most 35 words and a full one of at most 80, for later readers. Address the one point that matters and give a way to reach me. Nothing private about the job or invoice, no [phone 1] or [address 1], and no hint that the writer is lying.',
    "Don't ask to have it changed or taken down. If it might not be from a customer of ours, say how to report it.",
    ...closingLines,
  ),
} satisfies Kit;
