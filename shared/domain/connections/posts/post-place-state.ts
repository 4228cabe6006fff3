/** How a post stands at one place; without schemas, so that the browser takes it too. */
import { holdMs, isPressOpen, type PressState } from '../press-rules.ts';
import type { PostProblem } from './post-problems.ts';

type Going = {
  readonly state: PressState;
  readonly pressed_at: string;
  readonly goes_at: string;
};

/** Whether a post waits for a time that was chosen, and not for the minute in which it can be taken back. */
export const isPlanned = ({ state, pressed_at, goes_at }: Going): boolean =>
  state === 'waiting' && Date.parse(goes_at) > Date.parse(pressed_at) + holdMs;

type PlaceState = {
  readonly press: (Going & { readonly problem: PostProblem | null }) | null;
  readonly sent: { readonly at: string } | null;
};

/** Where a post stands at one place; the order is that of the list. */
export const placeStates = ['failed', 'going', 'planned', 'done'] as const;

/** How a post goes on at one place. */
export const placeStateOf = ({ press }: PlaceState): (typeof placeStates)[number] => {
  if (press?.state === 'failed') return 'failed';
  if (!press || !isPressOpen(press)) return 'done';
  return isPlanned(press) && press.problem === null ? 'planned' : 'going';
};
