/** Kinds, states and problems of calendar entries; without schemas, so that the browser takes it too. */

/** What is pressed for a task: to have it on the calendar, or taken off. */
export const entryKinds = ['entry', 'unentry'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `adding`, `removing`: on its way. `changing`: there, and written again. `stopped`: needs its owner. */
export const entryStates = ['adding', 'changing', 'on', 'removing', 'stopped'] as const;

/** Why a task did not get to the calendar or did not change there, with what is said, and the one way on. `{place}` is where it should stand. */
export const entryProblems = {
  unavailable: {
    title: '{place} isn’t answering, so your calendar may not show your last change.',
    way: 'again',
  },
  'sign-in': {
    title: '{place} wants you to sign in again. Your calendar may not show your last change.',
    way: 'connections',
  },
  consent: {
    title: '{place} says we can’t put tasks on your calendar anymore.',
    way: 'allow',
  },
  plan: {
    title: 'Your plan doesn’t include your calendar, so it may not show your last change.',
    way: 'plans',
  },
  gone: { title: 'This task was deleted from your calendar on {place}.', way: 'again' },
} as const satisfies Record<string, { title: string; way: string }>;
export type EntryProblem = keyof typeof entryProblems;
export const entryProblemIds = Object.keys(entryProblems) as [EntryProblem, ...EntryProblem[]];

/** The problems that end when their owner mends the connection: then it goes on by itself. */
export const isMendable = (problem: EntryProblem | null): boolean =>
  problem === 'sign-in' || problem === 'consent' || problem === 'plan';

const waits = [1, 5, 15, 60, 240, 720];
/** How long after a failure of the provider's another try is made, in ms; undefined when its owner has to press again. */
export const waitAfterTry = (tries: number): number | undefined => {
  const minutes = waits[tries - 1];
  return minutes === undefined ? undefined : minutes * 60_000;
};
