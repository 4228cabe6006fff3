/** The kinds of incoming message that have a kit, in the order they are offered. */
export const incomingKinds = [
  'complaint',
  'bad-review',
  'too-expensive',
  'quiet-quote',
  'overdue-invoice',
  'come-today',
] as const;
export type IncomingKind = (typeof incomingKinds)[number];

/** What a reply answers: a message of one of these kinds, or a review of a connected profile, which nobody has to guess. */
export type RepliedKind = IncomingKind | 'review';
