import type { FrostZone } from '../account/frost-zones.ts';

/** Something that comes every year in a trade, and what to do about it beforehand. */
export type SeasonEntry = {
  /** Trade and name; never changes once shipped, because tasks hold it. */
  readonly id: string;
  /** First day of the season in the north as `MM-DD`: one for all, or by what winters are like, where a missing one means that there is no such season. */
  readonly starts: string | Readonly<Partial<Record<FrostZone, string>>>;
  /** Holidays and years begin on the same day everywhere; other seasons come half a year later in the south. */
  readonly sameDayInSouth?: true;
  /** How long the season lasts. */
  readonly weeks: number;
  /** How long before it starts the owner has to begin. */
  readonly leadWeeks: number;
  /** What to do, as a task is called. */
  readonly title: string;
  /** Why now. */
  readonly why: string;
  /** The starter prompt that does most of the work. */
  readonly prompt: string;
};

/** The first day of a season in the north as `MM-DD`; undefined where winters of this kind have no such season. */
export const northernStart = ({ starts }: Pick<SeasonEntry, 'starts'>, winters: FrostZone) =>
  typeof starts === 'string' ? starts : starts[winters];
