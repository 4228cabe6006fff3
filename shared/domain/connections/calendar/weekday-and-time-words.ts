/** Free and booked times in words, as drafts and helpers are told. */
import { type LocalDate, weekdayOf } from '../../lib/local-date.ts';
import { localTimeOf } from '../../lib/local-time.ts';
import type { Slot } from './free-slots.ts';
import type { Interval } from './time-intervals.ts';

const clockOf = (at: string, timeZone: string) => {
  const { hour, minute } = localTimeOf(new Date(at), timeZone);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return {
    text: minute === 0 ? `${twelve}` : `${twelve}:${String(minute).padStart(2, '0')}`,
    half: hour < 12 ? 'am' : 'pm',
  };
};

/** "2:30 pm" */
export const timeWords = (at: string, timeZone: string): string => {
  const { text, half } = clockOf(at, timeZone);
  return `${text} ${half}`;
};

/** "2 to 5 pm", "11 am to 1:15 pm" */
export const timesWords = ({ start, end }: Interval, timeZone: string): string => {
  const [from, to] = [clockOf(start, timeZone), clockOf(end, timeZone)];
  return `${from.half === to.half ? from.text : `${from.text} ${from.half}`} to ${to.text} ${to.half}`;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Thursday", in English as helpers and drafts are told. */
export const weekdayWord = (date: LocalDate): string => weekdays[weekdayOf(date) - 1] ?? '';

/** "Thursday 2 to 5 pm": free time as a draft says it. */
export const slotWords = (slot: Slot, timeZone: string): string =>
  `${weekdayWord(slot.date)} ${timesWords(slot, timeZone)}`;
