/**
 * Prints what the season calendar brings in a year, by trade, winters and half of the earth, to be read as a contractor
 * of that trade: `npm run seasons -- Painter mild south`. Any of the three may be left out.
 */
import { tradeSeasons } from '#shared/catalogue/trade-seasons.ts';
import { type FrostZone, frostZones } from '#shared/domain/account/frost-zones.ts';
import type { Hemisphere } from '#shared/domain/account/hemisphere.ts';
import { type TradeName, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { comingSeasons, type Season, seasonIn } from '#shared/domain/week/season-calendar.ts';

const year = 2027;
const wanted = process.argv.slice(2);
const among = <Value extends string>(all: readonly Value[]) => {
  const named = all.filter((value) => wanted.includes(value));
  return named.length ? named : all;
};

const line = ({ entry, actOn, startsOn, endsOn }: Season) =>
  [
    `  begin ${actOn.slice(5)}  ${startsOn.slice(5)} to ${endsOn.slice(5)}  ${entry.title}`,
    `      ${entry.why}  [${entry.prompt}]`,
  ].join('\n');

/** How many entries are shown on each Monday of the year: a thin or a crowded stretch is seen at a glance. */
const shownByWeek = (trade: TradeName, winters: FrostZone, hemisphere: Hemisphere) =>
  Array.from({ length: 52 }, (_, week) => {
    const today = addDays(`${year}-01-04`, 7 * week);
    return comingSeasons(tradeSeasons[trade], { winters, hemisphere }, today).length;
  }).join('');

for (const trade of among(tradeNames))
  for (const winters of among(frostZones))
    for (const hemisphere of among(['north', 'south'] as const)) {
      console.log(`\n${trade}, winters ${winters}, ${hemisphere}`);
      console.log(`  shown by week: ${shownByWeek(trade, winters, hemisphere)}`);
      const all = tradeSeasons[trade].flatMap(
        (entry) => seasonIn(year, entry, { winters, hemisphere }) ?? [],
      );
      for (const season of all.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn)))
        console.log(line(season));
    }
