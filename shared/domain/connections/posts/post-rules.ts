/** What holds for posts and how one goes on; without schemas, so that the browser takes it too. */
import { addDays } from '../../lib/local-date.ts';
import { localDateOf, momentOf } from '../../lib/local-time.ts';
import { holdMs, isPressOpen, type PressState, writeProblems } from '../press-rules.ts';

/** The longest post that a provider takes, in characters. */
export const longestPost = 1500;
/** A post may be planned for so many days ahead. */
export const mostDaysAhead = 60;
/** So many posts of a business may wait to go out. */
export const mostWaiting = 30;

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

/** A day and a time on the clock of the business. */
export type ChosenTime = { readonly date: string; readonly time: string };

/** When a post goes that was pressed for a time at the business: too soon and too far ahead are not taken. */
export const plannedFor = (
  { date, time }: ChosenTime,
  zone: string,
  now: Date,
): Date | 'over' | 'too-far' => {
  const at = momentOf(date, time, zone);
  if (at.getTime() < now.getTime() + holdMs) return 'over';
  return date > addDays(localDateOf(now, zone), mostDaysAhead) ? 'too-far' : at;
};

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
