import { parseNumber, type WritingStyle } from '#shared/domain/numbers/parse.ts';
import type { NumberId } from '#shared/domain/review-numbers.ts';

/** The largest numbers a week can have. */
const most = { jobs_done: 10_000, money_in: 100_000_000, quotes_out: 10_000 } as const;

/** What was typed for one of the three numbers: null for an empty field, or what to type instead. */
export const readTypedNumber = (
  id: NumberId,
  text: string,
  style: WritingStyle,
): { value: number | null } | { problem: string } => {
  if (text.trim() === '') return { value: null };
  const isMoney = id === 'money_in';
  const read = parseNumber(text, isMoney ? 'money' : 'count', style);
  if ('problem' in read)
    return { problem: `Type a number, for example ${isMoney ? '3,960' : '24'}` };
  const value = isMoney ? Math.round(Number(read.value) * 100) / 100 : Number(read.value);
  if (value < 0 || value > most[id]) return { problem: 'Type a number that a week can have' };
  if (!isMoney && !Number.isInteger(value)) return { problem: 'Type a whole number' };
  return { value };
};
