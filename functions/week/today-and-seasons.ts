import { loadSeasons } from '#shared/catalogue/load/load-seasons.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { hemisphereOf } from '#shared/domain/account/hemisphere.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { comingSeasons, type Season } from '#shared/domain/week/season-calendar.ts';

/** The day it is where a business is; in UTC while its time zone is unknown. */
export const todayOf = ({ time_zone }: Pick<StoredBusiness, 'time_zone'>, now: Date): LocalDate =>
  localDateOf(now, time_zone ?? 'UTC');

/** What comes for a business as of a day; nothing while its winters are unknown. */
export const seasonsOf = async (
  { type, winters, country }: Pick<StoredBusiness, 'type' | 'winters' | 'country'>,
  on: LocalDate,
): Promise<Season[]> =>
  winters
    ? comingSeasons(
        await loadSeasons(tradeOf(type)),
        { winters, hemisphere: hemisphereOf(country) },
        on,
      )
    : [];
