import { localDateOf } from '../../lib/local-time.ts';
import { daysFrom, type FreeTimeQuestion, freeSlots, workingTimeOf } from './free-slots.ts';
import { mergeIntervals } from './time-intervals.ts';
import { timesWords, weekdayWord } from './weekday-and-time-words.ts';

/** So many days are told to helpers. */
const toldDays = 8;

/**
 * The working days of the next week for a prompt, a line each: what is booked and what is free of the working hours, and
 * nothing of what it is booked with.
 */
export const freeLines = (asked: FreeTimeQuestion): string[] => {
  const { timeZone, now } = asked;
  const booked = mergeIntervals(asked.booked);
  return daysFrom(localDateOf(now, timeZone), toldDays).flatMap((date) => {
    const work = workingTimeOf(date, asked);
    if (!work) return [];
    const taken = booked.flatMap(({ start, end }) => {
      const cut = {
        start: start > work.start ? start : work.start,
        end: end < work.end ? end : work.end,
      };
      return cut.start < cut.end ? [timesWords(cut, timeZone)] : [];
    });
    const free = freeSlots([date], asked).map((slot) => timesWords(slot, timeZone));
    return [
      `${weekdayWord(date)}, ${date}: booked ${taken.join(', ') || 'nothing'}; free ${free.join(', ') || 'nothing of an hour or more'}`,
    ];
  });
};
