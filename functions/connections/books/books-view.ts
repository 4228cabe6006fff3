import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { BooksFigures, BooksView } from '#shared/domain/connections/books/books-schemas.ts';
import { proposalsOf } from '#shared/domain/connections/books/proposed-and-agreed-numbers.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { listConnections } from '../connections-table.ts';
import { offeredProviders } from '../providers/offered-providers.ts';
import { keptNumbersOf } from './agreed-books-numbers.ts';

const figuresOf = async (
  accountId: AccountId,
  businessId: string,
): Promise<BooksFigures | null> => {
  const offered = offeredProviders();
  const found = (await listConnections(accountId, businessId)).find(
    ({ provider, state, figures }) =>
      figures !== null && state !== 'leaving' && offered.includes(provider),
  );
  return found?.figures ?? null;
};

/** What connected books of a business say, and what of it is proposed to its owner. */
export const booksViewOf = async (
  accountId: AccountId,
  business: StoredBusiness,
): Promise<BooksView> => {
  const figures = await figuresOf(accountId, business.id);
  if (!figures) return { figures: null, proposals: [] };
  const kept = await keptNumbersOf(accountId, business.id);
  return { figures, proposals: proposalsOf(figures, kept, localeAndCurrencyOf(business).currency) };
};
