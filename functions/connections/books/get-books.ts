import { connections } from '#shared/contract/connections.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { booksViewOf } from './books-view.ts';

/** What connected books say, and what of it waits for the owner's yes. */
export const books = handle(connections.books, async ({ business_id }, { accountId }) => {
  const { business } = await ownedBusiness(accountId, business_id);
  return booksViewOf(accountId, business);
});
