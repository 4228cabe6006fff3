/** Why something that was pressed was not sent, in sentences; without schemas, so that the browser takes it too. */

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
