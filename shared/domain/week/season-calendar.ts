/** The seasons of a trade at a place, and which of them are close enough to act on. */

import type { FrostZone } from '../account/frost-zones.ts';
import type { Hemisphere } from '../account/hemisphere.ts';
import { addDays, type LocalDate } from '../lib/local-date.ts';
import { northernStart, type SeasonEntry } from './season-entry.ts';

/** What the dates of a season depend on. */
export type Climate = { winters: FrostZone; hemisphere: Hemisphere };

/** One year's season: when to begin, when it starts and its last day. */
export type Season = {
  entry: Pick<SeasonEntry, 'id' | 'title' | 'why' | 'prompt'>;
  actOn: LocalDate;
  startsOn: LocalDate;
  endsOn: LocalDate;
};

/** How far ahead an owner is shown what comes. */
export const weeksAhead = 6;

/** Half a year later; no entry starts after the 28th, so the day exists in every month. */
const halfYearLater = (day: string) => {
  const [month = 1, date = 1] = day.split('-').map(Number);
  return [((month + 5) % 12) + 1, date].map((part) => String(part).padStart(2, '0')).join('-');
};

/** The season of an entry that starts in a year; none where the climate has none. */
export const seasonIn = (
  year: number,
  entry: SeasonEntry,
  { winters, hemisphere }: Climate,
): Season | undefined => {
  const north = northernStart(entry, winters);
  if (!north) return undefined;
  const day = hemisphere === 'south' && !entry.sameDayInSouth ? halfYearLater(north) : north;
  const startsOn = `${year}-${day}`;
  return {
    entry,
    startsOn,
    actOn: addDays(startsOn, -7 * entry.leadWeeks),
    endsOn: addDays(startsOn, 7 * entry.weeks - 1),
  };
};

/**
 * The seasons to show: those whose day to begin is past or within the next six weeks, as long as they have not started.
 * What is to be begun first comes first.
 */
export const comingSeasons = (
  entries: readonly SeasonEntry[],
  climate: Climate,
  today: LocalDate,
  weeks = weeksAhead,
): Season[] => {
  const year = Number(today.slice(0, 4));
  const until = addDays(today, 7 * weeks);
  return [year, year + 1]
    .flatMap((one) => entries.flatMap((entry) => seasonIn(one, entry, climate) ?? []))
    .filter(({ actOn, startsOn }) => actOn < until && startsOn >= today)
    .toSorted(
      (one, other) =>
        one.actOn.localeCompare(other.actOn) || one.startsOn.localeCompare(other.startsOn),
    );
};

/** The day a season's task is due: the day to begin, or today when that is past. */
export const seasonTaskDue = ({ actOn }: Season, today: LocalDate): LocalDate =>
  actOn > today ? actOn : today;

/** The seasons for a prompt: one line each, in English. */
export const seasonLines = (seasons: readonly Season[], today: LocalDate): string[] =>
  seasons.map(
    ({ entry, actOn, startsOn }) =>
      `${entry.title} (${actOn > today ? `begin on ${actOn}` : 'begin now'}, starts on ${startsOn}): ${entry.why}`,
  );
