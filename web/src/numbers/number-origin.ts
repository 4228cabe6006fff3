import type { Format } from '#shared/domain/numbers/format.ts';
import type { KeptNumber } from '#shared/domain/numbers/kept.ts';

/** Where a kept number comes from and when, in a few words. */
export const numberOrigin = ({ source, date, origin }: KeptNumber, format: Format): string => {
  if (origin) return `From ${origin.file}, ${origin.rows} rows, until ${format.day(origin.until)}`;
  return source === 'owner' ? `You, ${format.day(date)}` : `Worked out, ${format.day(date)}`;
};
