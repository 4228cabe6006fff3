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

/** Why nothing was sent that was pressed, whatever it is, with what is said and whether the same words may be pressed again. `{place}` is where it should stand. */
export const writeProblems = {
  unavailable: { title: '{place} isn’t answering. We saved your draft.', again: true },
  'sign-in': { title: '{place} wants you to sign in again. We saved your draft.', again: true },
  plan: { title: 'Your plan ended before it went out. We saved your draft.', again: true },
  refused: { title: '{place} didn’t accept the text. Change it.', again: false },
} as const;

/** Why an answer was not sent. */
export const pressProblems = {
  ...writeProblems,
  permission: { title: '{place} says you can’t answer here. We saved your draft.', again: true },
  changed: {
    title: 'The review was changed after you pressed. Read it again first.',
    again: false,
  },
  answered: { title: 'This review was answered on {place} in the meantime.', again: false },
  gone: { title: 'This review is gone from {place}.', again: false },
} as const;
export type PressProblem = keyof typeof pressProblems;
export const pressProblemIds = Object.keys(pressProblems) as [PressProblem, ...PressProblem[]];

/** A sentence of why nothing was sent, about the place where it should stand. */
export const withPlaceName = (sentence: string, place: string) =>
  sentence.replaceAll('{place}', place);
