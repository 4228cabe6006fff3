import { booksOriginWords, isFromBooks } from '#shared/domain/connections/books/books-as-source.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import type { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';

/** Where a kept number comes from and when, in a few words. */
export const numberOrigin = ({ id, source, date, origin }: SavedNumber, format: Format): string => {
  if (origin && isFromBooks(origin))
    return `From ${origin.file}, ${booksOriginWords({ id, ...origin }, format)}`;
  if (origin)
    return `From ${origin.file}, ${origin.rows} rows, through ${format.day(origin.until)}`;
  return source === 'owner' ? `Entered ${format.day(date)}` : `Calculated ${format.day(date)}`;
};
