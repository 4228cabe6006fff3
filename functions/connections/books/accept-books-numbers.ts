import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { acceptedNumber } from '#shared/domain/connections/books/proposed-and-agreed-numbers.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { saveBooksNumbers } from './agreed-books-numbers.ts';
import { booksViewOf } from './books-view.ts';

/** Keeps what the owner agreed to, all or none: none when the books or the kept value changed since it was shown. */
export const acceptNumbers = handle(
  connections.acceptNumbers,
  async ({ business_id, numbers }, { accountId }) => {
    const { business } = await ownedBusiness(accountId, business_id);
    const { figures, proposals } = await booksViewOf(accountId, business);
    if (!figures) throw new Problem('not-found');
    const accepted = numbers.map(({ id, value, replaces }) => {
      const offered = proposals.find((one) => one.id === id);
      if (offered?.value !== value || offered.kept !== replaces) throw new Problem('conflict');
      return { number: acceptedNumber(offered, figures), replaces: replaces ?? undefined };
    });
    const outcome = await saveBooksNumbers(accountId, business_id, accepted);
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'changed') throw new Problem('conflict');
    return booksViewOf(accountId, business);
  },
);
