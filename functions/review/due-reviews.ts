import type { Account } from '#shared/domain/account.ts';
import type { StoredBusiness } from '#shared/domain/businesses.ts';
import { findAccounts } from '../tables/account-table.ts';
import { findBusinesses } from '../tables/businesses-table.ts';
import { reviewsIn, type StoredReview } from '../tables/reviews-table.ts';

/** A business that is listed in a bucket, with its owner. */
export type Due = { sub: string; account: Account; business: StoredBusiness; review: StoredReview };

/** The businesses of a bucket, read some fifty at a time; those whose owner asked for the deletion of the account are left out. */
export async function* dueIn(bucket: string): AsyncGenerator<Due> {
  for await (const listed of reviewsIn(bucket)) {
    if (listed.length === 0) continue;
    const [accounts, businesses] = await Promise.all([
      findAccounts([...new Set(listed.map(({ sub }) => sub))]),
      findBusinesses(listed.map(({ sub, review }) => ({ sub, id: review.business_id }))),
    ]);
    for (const { sub, review } of listed) {
      const account = accounts.find(({ id }) => id === sub);
      const business = businesses.find(({ id }) => id === review.business_id);
      if (account && !account.deletion_requested_at && business)
        yield { sub, account, business, review };
    }
  }
}
