/** Free time for the open place of a day in a draft. */
import { localDateOf } from '../../lib/local-time.ts';
import { daysFrom, freeSlots } from './free-slots.ts';
import { slotWords, weekdayWord } from './weekday-and-time-words.ts';

/** A name of a weekday means the next seven days. */
const offeredDays = 7;
const offered = 3;

/**
 * The first free times of up to three days after today as a draft says them: "Thursday 2 to 5 pm", or the day alone where
 * the draft has another place for the time.
 */
export const freeDaySuggestions = (
  asked: Parameters<typeof freeSlots>[1],
  { hasTime }: { readonly hasTime: boolean },
): string[] => {
  const [, ...days] = daysFrom(localDateOf(asked.now, asked.timeZone), offeredDays);
  const slots = freeSlots(days, asked);
  const firsts = days.flatMap((date) => slots.find((slot) => slot.date === date) ?? []);
  return firsts
    .slice(0, offered)
    .map((slot) => (hasTime ? weekdayWord(slot.date) : slotWords(slot, asked.timeZone)));
};
