import { addDays, weekdayOf } from '#shared/domain/lib/local-date.ts';
import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';

/** What is counted on a day, by the names of the API. */
const metrics = [
  'CALL_CLICKS',
  'BUSINESS_DIRECTION_REQUESTS',
  'WEBSITE_CLICKS',
  'BUSINESS_IMPRESSIONS_DESKTOP_MAPS',
  'BUSINESS_IMPRESSIONS_DESKTOP_SEARCH',
  'BUSINESS_IMPRESSIONS_MOBILE_MAPS',
  'BUSINESS_IMPRESSIONS_MOBILE_SEARCH',
] as const;
export type Metric = (typeof metrics)[number];
/** What was set by hand: as text it is sent as it is. */
export type CountedDays = Record<string, Partial<Record<Metric, number | string>>>;

/** As much of a place as is needed for what people did there. */
type CountedPlace = { title: string; counted?: CountedDays };

/** A number of a usual day by count: so many on top of none to so many more. */
const usual: Readonly<Record<Metric, readonly [number, number]>> = {
  CALL_CLICKS: [0, 3],
  BUSINESS_DIRECTION_REQUESTS: [0, 2],
  WEBSITE_CLICKS: [1, 4],
  BUSINESS_IMPRESSIONS_DESKTOP_MAPS: [1, 3],
  BUSINESS_IMPRESSIONS_DESKTOP_SEARCH: [4, 9],
  BUSINESS_IMPRESSIONS_MOBILE_MAPS: [6, 12],
  BUSINESS_IMPRESSIONS_MOBILE_SEARCH: [9, 20],
};
/** So many days late a day is told. */
export const toldAfterDays = 3;

/** The same number from 0 to 1 for the same words. */
const shareOf = (words: string) => {
  let hash = 7;
  for (const sign of words) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 10_007;
  // Words that differ in their last sign alone are far apart.
  return ((hash * 7_919) % 10_007) / 10_007;
};

/** What a place had on a day: what was set by hand, else a usual day, quiet on weekends. */
export const countedOn = (place: CountedPlace, metric: Metric, day: string, today: string) => {
  const set = place.counted?.[day]?.[metric];
  if (set !== undefined) return set;
  if (day > addDays(today, -toldAfterDays)) return 0;
  const [least, more] = usual[metric];
  const isWeekend = weekdayOf(day) > 5;
  return Math.round((least + more * shareOf(place.title + metric + day)) * (isWeekend ? 0.4 : 1));
};

const dayIn = (params: URLSearchParams, end: 'startDate' | 'endDate') => {
  const [year, month, day] = ['year', 'month', 'day'].map((part) =>
    (params.get(`dailyRange.${end}.${part}`) ?? '').padStart(2, '0'),
  );
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
};

/** A day as the API writes it; a zero has no value. */
const datedValue = (day: string, value: number | string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { date: { year, month, day: date }, ...(value !== 0 && { value: String(value) }) };
};

/** The counts of a place by day; undefined for a question that is not one of the API. */
export const performanceOf = (
  place: CountedPlace,
  params: URLSearchParams,
  today = new Date().toISOString().slice(0, 10),
): ApiAnswer | undefined => {
  const asked = metrics.filter((metric) => params.getAll('dailyMetrics').includes(metric));
  const [from, to] = [dayIn(params, 'startDate'), dayIn(params, 'endDate')];
  if (!from || !to || from > to || asked.length !== params.getAll('dailyMetrics').length)
    return undefined;
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const dailyMetricTimeSeries = asked.map((dailyMetric) => ({
    dailyMetric,
    timeSeries: {
      datedValues: days.map((day) => datedValue(day, countedOn(place, dailyMetric, day, today))),
    },
  }));
  return { status: 200, body: { multiDailyMetricTimeSeries: [{ dailyMetricTimeSeries }] } };
};
