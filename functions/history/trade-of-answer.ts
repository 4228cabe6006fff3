import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import type { StoredTurn } from '../chat/turns/turn-item.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';

/** The trade of the business that an answer was given to; undefined once the business is gone. */
export const tradeOfAnswer = async (
  accountId: AccountId,
  { business_id }: Pick<StoredTurn, 'business_id'>,
) => {
  const business = await findBusiness(accountId, business_id);
  return business && tradeOf(business.type);
};
