/** Why a post was not sent, in sentences; without schemas, so that the browser takes it too. */
import { writeProblems } from '../press-problems.ts';

/** Why a post was not sent. */
export const postProblems = {
  ...writeProblems,
  permission: { title: '{place} says you can’t post there. We saved your draft.', again: true },
  photo: {
    title: '{place} didn’t accept this photo. Use another one, or post without it.',
    again: false,
  },
  gone: {
    title: 'It was for a different account on {place} than the one you have connected now.',
    again: true,
  },
  unsure: {
    title: '{place} didn’t say if it went up. Look there first. We won’t post it twice.',
    again: true,
  },
} as const;
export type PostProblem = keyof typeof postProblems;
export const postProblemIds = Object.keys(postProblems) as [PostProblem, ...PostProblem[]];
