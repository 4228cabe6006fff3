import { decimalFromNumber } from './decimal.ts';
import type { Decimal } from './definition.ts';

const hoursAndMinutes = /^(\d{1,4})\s*(?::|h|hrs?|hours?)\s*(\d{1,2})\s*(?:m|min|mins|minutes?)?$/i;
const onlyMinutes = /^(\d{1,6})\s*(?:m|min|mins|minutes?)$/i;

/** "2:30", "2 h 30" or "90 min" in hours, to a hundredth; undefined for every other text. */
export const parseDuration = (text: string): Decimal | undefined => {
  const [, hours, rest] = hoursAndMinutes.exec(text) ?? [];
  const [, alone] = onlyMinutes.exec(text) ?? [];
  if (rest !== undefined && Number(rest) > 59) return undefined;
  const minutes = rest === undefined ? alone : Number(hours) * 60 + Number(rest);
  return minutes === undefined ? undefined : decimalFromNumber(Number(minutes) / 60, 2);
};
