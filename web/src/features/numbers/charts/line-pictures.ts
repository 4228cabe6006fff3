import type { FiguresResult } from '#shared/domain/numbers/calculators/types.ts';
import type { Format } from '#shared/domain/numbers/format.ts';
import type { PictureData } from './picture-kinds.ts';

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
