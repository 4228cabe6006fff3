/** How a number of connected books is told from one of a file, and what is said of it; without schemas, so that the browser takes it too. */
import type { Format } from '../../numbers/number-format-and-local-words.ts';
import type { ImportOrigin, SavedNumber } from '../../numbers/saved-number-schemas.ts';
import { type ProviderId, providers } from '../providers.ts';
import type { Receivable } from '../receivable.ts';

/** What a number from connected books names as its file. */
export const providerSourceName = (provider: ProviderId) => providers[provider].name;

/** What the books are called that an invoice is from; those of a file have no name. */
export const booksNameOf = ({ source }: Pick<Receivable, 'source'>): string =>
  source === 'file' ? 'your books' : providerSourceName(source);

/** Whether a kept number came from connected books: each read brings it up to date. */
export const isFromBooks = ({ file }: Pick<ImportOrigin, 'file'>): boolean =>
  Object.values(providers).some(({ name }) => name === file);

/** What a number of connected books is made of, with its day: "average of 12 months through October 31". */
export const booksOriginWords = (
  { id, rows, until }: Pick<SavedNumber, 'id'> & Pick<ImportOrigin, 'rows' | 'until'>,
  { day }: Pick<Format, 'day'>,
): string =>
  id === 'monthly_sales'
    ? `average of ${rows} months through ${day(until)}`
    : `bank balance on ${day(until)}`;
