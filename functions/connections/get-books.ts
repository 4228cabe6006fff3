import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { BooksFigures, BooksView } from '#shared/domain/connections/connection-view.ts';
import { acceptedNumber, proposalsOf } from '#shared/domain/connections/proposed-numbers.ts';
import { moneyStyleOf } from '#shared/domain/numbers/money-style.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http.ts';
import type { AccountId } from '../lib/ids.ts';
import { keptNumbersOf, saveBooksNumbers } from './books-numbers.ts';
import { listConnections } from './connections-table.ts';
import { offeredProviders } from './providers/oauth-clients.ts';

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

const viewOf = async (accountId: AccountId, business: StoredBusiness): Promise<BooksView> => {
  const figures = await figuresOf(accountId, business.id);
  if (!figures) return { figures: null, proposals: [] };
  const kept = await keptNumbersOf(accountId, business.id);
  return { figures, proposals: proposalsOf(figures, kept, moneyStyleOf(business).currency) };
};

/** What connected books say, and what of it waits for the owner's yes. */
export const books = handle(connections.books, async ({ business_id }, { accountId }) => {
  const { business } = await ownedBusiness(accountId, business_id);
  return viewOf(accountId, business);
});

/** Keeps what the owner agreed to, all or none: none when the books or the kept value changed since it was shown. */
export const acceptNumbers = handle(
  connections.acceptNumbers,
  async ({ business_id, numbers }, { accountId }) => {
    const { business } = await ownedBusiness(accountId, business_id);
    const { figures, proposals } = await viewOf(accountId, business);
    if (!figures) throw new Problem('not-found');
    const accepted = numbers.map(({ id, value, replaces }) => {
      const offered = proposals.find((one) => one.id === id);
      if (offered?.value !== value || offered.kept !== replaces) throw new Problem('conflict');
      return { number: acceptedNumber(offered, figures), replaces: replaces ?? undefined };
    });
    const outcome = await saveBooksNumbers(accountId, business_id, accepted);
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'changed') throw new Problem('conflict');
    return viewOf(accountId, business);
  },
);
