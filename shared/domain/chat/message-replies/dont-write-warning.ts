import type { Deliverable } from '../answer-parts/declared-deliverables.ts';

/** The part of an answer to a message that warns of what not to send. */
export const dontWriteWarning = {
  kind: 'text',
  count: 1,
  words: 70,
  about: 'Don’t write',
} as const satisfies Deliverable;

/** What stands in it, as an order to the model. */
export const dontWriteInstruction =
  'Last "Don’t write": 3 sentences I might be tempted to send, each with the reason.';
