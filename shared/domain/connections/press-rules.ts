/** How an owner's press to write at a provider goes on; without schemas, so that the browser takes it too. */

/** So long a press waits before anything is sent: until then it is taken back here, and nobody has seen it. */
export const holdMs = 60_000;
/** After a failure that is the provider's it is tried once more, so much later. */
export const pressRetryMs = 5 * 60_000;
/** How often one press is sent at most. */
export const maxPressTries = 2;
/** The longest answer, in bytes, that the provider takes. */
export const longestReplyBytes = 4096;
/** The text of a press is kept so long; after that only that it was made, for `pressDays` in all. */
export const pressTextDays = 30;
export const pressDays = 400;

/** What can be pressed: an answer under a review, a post, a task on the calendar, and to have any of them taken away. */
export const pressKinds = ['reply', 'unreply', 'post', 'unpost', 'entry', 'unentry'] as const;
export type PressKind = (typeof pressKinds)[number];

/** `waiting`: can be taken back. `sending`: a worker is at it. The others are its end. */
export const pressStates = ['waiting', 'sending', 'sent', 'failed', 'taken-back'] as const;
export type PressState = (typeof pressStates)[number];

/** Whether something of the owner's is on its way to the provider. */
export const isPressOpen = ({ state }: { readonly state: PressState }): boolean =>
  state === 'waiting' || state === 'sending';
