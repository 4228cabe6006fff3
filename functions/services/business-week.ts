import { seasons } from '#shared/catalogue/seasons/index.ts';
import type { StoredBusiness } from '#shared/domain/businesses.ts';
import { tradeOf } from '#shared/domain/choices.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { localDateOf } from '#shared/domain/local-time.ts';
import { comingSeasons, type Season } from '#shared/domain/season-calendar.ts';
import { hemisphereOf } from '#shared/domain/winters.ts';

/** The day it is where a business is; in UTC while its time zone is unknown. */
export const todayOf = ({ time_zone }: Pick<StoredBusiness, 'time_zone'>, now: Date): LocalDate =>
  localDateOf(now, time_zone ?? 'UTC');

/** What comes for a business as of a day; nothing while its winters are unknown. */
export const seasonsOf = (
  { type, winters, country }: Pick<StoredBusiness, 'type' | 'winters' | 'country'>,
  on: LocalDate,
): Season[] =>
  winters
    ? comingSeasons(seasons[tradeOf(type)], { winters, hemisphere: hemisphereOf(country) }, on)
    : [];
