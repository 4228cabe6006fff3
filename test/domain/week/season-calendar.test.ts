import { describe, expect, test } from 'vitest';
import { tradeSeasons } from '#shared/catalogue/trade-seasons.ts';
import { trades } from '#shared/catalogue/trades.ts';
import { frostZones } from '#shared/domain/account/frost-zones.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import {
  type SpecificTrade,
  type TradeName,
  tradeNames,
} from '#shared/domain/catalogue/trades/index.ts';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';
import {
  type Climate,
  comingSeasons,
  seasonIn,
  seasonLines,
  seasonTaskDue,
} from '#shared/domain/week/season-calendar.ts';
import { northernStart, type SeasonEntry } from '#shared/domain/week/season-entry.ts';
import { findShippedPrompt } from '#shared/starter-prompts/find-shipped-prompt.ts';

const climates: Climate[] = frostZones.flatMap((winters) =>
  (['north', 'south'] as const).map((hemisphere) => ({ winters, hemisphere })),
);
const all = tradeNames.flatMap((trade) => tradeSeasons[trade].map((entry) => ({ trade, entry })));
const wrong = (check: (entry: SeasonEntry, trade: TradeName) => unknown) =>
  all.flatMap(({ trade, entry }) => (check(entry, trade) ? [entry.id] : []));
const slugOf = (trade: TradeName) =>
  trade === 'Other' ? 'other' : trades[trade satisfies SpecificTrade].slug;

describe('the entries', () => {
  test('are ten for every trade and for Other, for freezing, mild or no winters', () => {
    for (const trade of tradeNames)
      for (const winters of frostZones)
        expect(
          tradeSeasons[trade].filter((entry) => northernStart(entry, winters)),
          `${trade}, ${winters}`,
        ).toHaveLength(10);
  });

  test('have unique ids under their trade, and days that exist in every half-year', () => {
    expect(new Set(all.map(({ entry }) => entry.id)).size).toBe(all.length);
    expect(wrong(({ id }, trade) => !id.startsWith(`${slugOf(trade)}.`))).toEqual([]);
    expect(wrong(({ id }) => !/^[a-z]+\.[a-z-]+$/.test(id) || id.length > 80)).toEqual([]);
    const days = ({ starts }: SeasonEntry) =>
      typeof starts === 'string' ? [starts] : Object.values(starts);
    expect(wrong((entry) => days(entry).length === 0)).toEqual([]);
    expect(
      wrong((entry) =>
        days(entry).some((day) => !/^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(day)),
      ),
    ).toEqual([]);
    expect(wrong(({ weeks, leadWeeks }) => leadWeeks < 3 || leadWeeks > 9 || weeks < 2)).toEqual(
      [],
    );
  });

  test('name existing prompts, of the trade or general ones', () => {
    expect(wrong(({ prompt }) => !findShippedPrompt(prompt))).toEqual([]);
    const packs = specificTradeNames.map((trade) => trades[trade].slug);
    expect(
      wrong(({ prompt }, trade) => {
        const [, group = ''] = prompt.split('.');
        return packs.includes(group) && group !== slugOf(trade);
      }),
    ).toEqual([]);
  });

  test('have short texts that are true in every country: no month, no money, no share, no local holiday', () => {
    const texts = ({ title, why }: SeasonEntry) => `${title}\n${why}`;
    const says = (pattern: RegExp) => wrong((entry) => pattern.test(texts(entry)));
    expect(
      says(
        /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/,
      ),
    ).toEqual([]);
    expect(says(/[$€£₹%\d]|dollar|percent|cent\b/i)).toEqual([]);
    expect(
      says(/thanksgiving|christmas|easter|ramadan|diwali|memorial day|4th|bank holiday/i),
    ).toEqual([]);
    expect(says(/\b(HOA|ZIP|IRS|Yelp|Nextdoor|miles?|acres?|degrees?)\b/i)).toEqual([]);
    expect(says(/leverage|unlock|game-changer|guarantee|always|never fails/i)).toEqual([]);
    expect(wrong(({ title }) => title.length > 50 || /[.!]$/.test(title))).toEqual([]);
    expect(wrong(({ why }) => why.length > 125 || !why.endsWith('.'))).toEqual([]);
    expect(wrong(({ title }) => title.split(' ').length < 3)).toEqual([]);
  });

  test('contain no words of another trade', () => {
    const foreign = (trade: TradeName) =>
      specificTradeNames
        .filter((other) => other !== trade)
        .flatMap((other) => trades[other].signature);
    // Words that several trades share: all outdoor trades know a patio, mulch or a drain.
    const shared = [
      'outlet',
      'breaker',
      'panel',
      'drain',
      'patio',
      'mulch',
      'mowing',
      'coat',
      'half-day',
      'deep clean',
    ];
    expect(
      wrong(({ title, why }, trade) =>
        foreign(trade)
          .filter((word) => !shared.includes(word))
          .some((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(`${title} ${why}`)),
      ),
    ).toEqual([]);
  });
});

describe('the shown entries', () => {
  const days = Array.from({ length: 366 }, (_, at) => addDays('2027-12-01', at));

  test.each(tradeNames)(
    '%s: at least one and at most eight entries on every day of the year',
    (trade) => {
      const counts = climates.flatMap((climate) =>
        days.map((today) => comingSeasons(tradeSeasons[trade], climate, today).length),
      );
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    },
  );

  test('a season comes half a year later in the south, and holidays on the same day', () => {
    const entry = (id: string) =>
      tradeSeasons['Cleaning Company'].find((one) => one.id === id) as SeasonEntry;
    const starts = (id: string, hemisphere: 'north' | 'south') =>
      seasonIn(2027, entry(id), { winters: 'freezing', hemisphere })?.startsOn;
    expect(starts('cleaning.spring-clean', 'north')).toBe('2027-04-01');
    expect(starts('cleaning.spring-clean', 'south')).toBe('2027-10-01');
    expect(starts('cleaning.entry-floors', 'south')).toBe('2027-05-15');
    expect(starts('cleaning.guests', 'north')).toBe('2027-12-04');
    expect(starts('cleaning.guests', 'south')).toBe('2027-12-04');
  });

  test('snow is for freezing winters only', () => {
    const snow = tradeSeasons.Lawncare.find(({ id }) => id === 'lawncare.snow') as SeasonEntry;
    const shows = (winters: Climate['winters']) =>
      seasonIn(2027, snow, { winters, hemisphere: 'north' }) !== undefined;
    expect(frostZones.map(shows)).toEqual([true, false, false]);
  });

  test('no trade suggests outdoor work while the ground is frozen', () => {
    const frozen = new Set(['12', '01', '02']);
    const outside =
      /exterior|mowing|aeration|patio quotes|planting|fences, decks|outdoor water back|design talks/i;
    const north = { winters: 'freezing', hemisphere: 'north' } as const;
    const shifted = wrong((entry) => {
      const season = seasonIn(2027, entry, north);
      return season && outside.test(entry.title) && frozen.has(season.startsOn.slice(5, 7));
    });
    expect(shifted).toEqual([]);
    const south = { winters: 'freezing', hemisphere: 'south' } as const;
    expect(
      wrong((entry) => {
        const season = seasonIn(2027, entry, south);
        return season && outside.test(entry.title) && /-0[678]-/.test(season.startsOn);
      }),
    ).toEqual([]);
  });
});

describe('the next six weeks', () => {
  const made = (id: string, day: string, leadWeeks: number): SeasonEntry => ({
    id,
    starts: { freezing: day },
    weeks: 4,
    leadWeeks,
    title: `Do ${id}`,
    why: 'It comes.',
    prompt: 'x',
  });
  const climate = { winters: 'freezing', hemisphere: 'north' } as const;
  const coming = (entries: SeasonEntry[], today: string) =>
    comingSeasons(entries, climate, today).map(({ entry, actOn, startsOn }) => [
      entry.id,
      actOn,
      startsOn,
    ]);

  test('an entry is shown from six weeks before its start of preparation until it starts', () => {
    const entry = [made('a', '12-04', 5)];
    expect(coming(entry, '2026-09-18')).toEqual([]);
    expect(coming(entry, '2026-09-19')).toEqual([['a', '2026-10-30', '2026-12-04']]);
    expect(coming(entry, '2026-12-04')).toHaveLength(1);
    expect(coming(entry, '2026-12-05')).toEqual([]);
  });

  test('across the turn of the year: an entry that starts in January is begun in November', () => {
    expect(coming([made('b', '01-04', 6)], '2026-11-10')).toEqual([
      ['b', '2026-11-23', '2027-01-04'],
    ]);
    expect(coming([made('b', '01-04', 6)], '2027-01-02')).toHaveLength(1);
    expect(coming([made('c', '02-28', 4)], '2028-02-20')).toEqual([
      ['c', '2028-01-31', '2028-02-28'],
    ]);
    expect(isoWeekOf('2028-01-31')).toBe('2028-W05');
  });

  test('the earliest entry comes first, and its task is never due in the past', () => {
    const entries = [made('late', '12-20', 3), made('soon', '12-10', 5), made('open', '12-04', 6)];
    expect(coming(entries, '2026-11-10').map(([id]) => id)).toEqual(['open', 'soon', 'late']);
    const [open, soon, late] = comingSeasons(entries, climate, '2026-11-10');
    expect(
      [open, soon, late].map((season) => season && seasonTaskDue(season, '2026-11-10')),
    ).toEqual(['2026-11-10', '2026-11-10', '2026-11-29']);
  });

  test('helpers are told what to begin, when it starts and why', () => {
    const shown = comingSeasons(
      [made('a', '12-04', 5), made('b', '12-20', 3)],
      climate,
      '2026-11-10',
    );
    expect(seasonLines(shown, '2026-11-10')).toEqual([
      'Do a (begin now, starts on 2026-12-04): It comes.',
      'Do b (begin on 2026-11-29, starts on 2026-12-20): It comes.',
    ]);
  });
});
