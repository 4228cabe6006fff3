import { reviewReplies } from '../deliver.ts';
import { lines } from '../lines.ts';
import type { Kit } from './kit.ts';
import { closingLines, kitDeliverables, theirMessage, tone } from './parts.ts';

/** A customer told everybody else. */
export const badReview = {
  id: 'kit.bad-review',
  kind: 'bad-review',
  version: 1,
  helper: 'customer-service',
  title: 'A bad review',
  guessed: 'It looks like a bad review',
  description: 'A calm public answer for the next reader, and a private call.',
  defaultSpecificOutcome: 'A calm public answer today and a call within 24 hours',
  inputs: [theirMessage, tone],
  number: null,
  deliverables: kitDeliverables(reviewReplies(1, 35, 'Short'), reviewReplies(1, 80, 'Full')),
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'This stands online about us:',
    '<customer_text>{their_message}</customer_text>',
    'Tone: {sound_like}',
    'First two sentences for me: what the next reader takes from it, and whether to answer now or tomorrow.',
    'Write two public replies in that tone, a short one of at most 35 words and a full one of at most 80, for people who read it later. Take up the one point that matters and give a way to reach me. Nothing private about job, address or bill, and no hint that the writer lies.',
    'I do not ask to have it changed or taken down. If it may be no customer of ours, say how to report it.',
    ...closingLines,
  ),
} satisfies Kit;
