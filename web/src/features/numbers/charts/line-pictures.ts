import type { CashPlan, FiguresResult, Inputs } from '#shared/domain/numbers/calculators/types.ts';
import type { Format } from '#shared/domain/numbers/format.ts';
import type { PictureData } from './picture-kinds.ts';

const month = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(day));

/** The 13 weeks of cash as a line with its low point. */
export const cashPicture = (cash: CashPlan, inputs: Inputs, format: Format): PictureData => {
  const { weeks, low_point_on: lowOn } = cash;
  const lows = weeks.map(({ low_sure }) => Number(low_sure));
  const at = lows.indexOf(Math.min(...lows));
  const low = weeks[at]?.low_sure ?? '0';
  const floor = inputs.cash_floor;
  const end = weeks.at(-1);
  return {
    kind: 'lines',
    points: weeks.map(({ from, end_sure, end: all, low_sure }, nth) => ({
      // The line goes through the low point, which may lie within its week.
      value: nth === at ? Number(low_sure) : Number(end_sure),
      hoped: Number(all),
      label: String(Number(from.slice(8))),
      ...((nth === 0 || weeks[nth - 1]?.from.slice(0, 7) !== from.slice(0, 7)) && {
        month: month('en-US', from),
      }),
    })),
    marked: { at, value: Number(low), shown: format.money(low) },
    ...(floor !== undefined && {
      level: {
        value: Number(floor),
        label: `Your safety cushion: ${format.money(floor)}`,
        look: 'limit',
      },
    }),
    ...(at > 0 && { first: format.money(weeks[0]?.end_sure ?? '0') }),
    // The marked point is named already.
    ...(at < weeks.length - 1 && { last: format.money(end?.end_sure ?? '0') }),

    text: `Money in the bank over the next 13 weeks. Counting only money you can count on, your low point is ${format.money(low)} on ${format.day(lowOn)} and you end at ${format.money(end?.end_sure ?? '0')}. Including money that’s not for sure, you end at ${format.money(end?.end ?? '0')}.`,
  };
};

/** What a price rise leaves when customers go, as a line through zero; nothing where a figure is missing. */
export const risePicture = (result: FiguresResult, format: Format): PictureData | undefined => {
  const value = (id: string) => result.figures.find((one) => one.id === id)?.value;
  const [extra, leave] = [value('extra_month'), value('may_leave')];
  if (extra === undefined || leave === undefined) return undefined;
  const twice = format.percent(String(Math.round(Number(leave) * 20) / 10));
  return {
    kind: 'lines',
    points: [
      { value: Number(extra), label: format.percent('0') },
      { value: 0, label: `${format.percent(leave)} of jobs lost` },
      { value: -Number(extra), label: twice },
    ],
    marked: { at: 1, value: 0, shown: format.percent(leave) },
    first: `${format.money(extra)} more a month if everyone stays`,
    text: `If no one leaves, you make ${format.money(extra)} more a month. If you lose ${format.percent(leave)} of jobs, you’re back to what you make today.`,
  };
};
