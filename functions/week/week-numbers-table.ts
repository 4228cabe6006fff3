import { weeksShown } from '#shared/domain/week/check-in/week-numbers.ts';
import { WeekNumbers } from '#shared/domain/week/check-in/week-numbers-schemas.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { weekNumbersKey, weekNumbersPrefix } from '../lib/keys/week-keys.ts';
import { table } from '../lib/table.ts';
import { writeForBusiness } from '../lib/writes/business-writes-table.ts';

/** Weeks that are read: those of the picture, and some in case the check-in has moved to an earlier weekday. */
const newest = weeksShown + 2;

/** The newest weeks that an owner typed for a business, the oldest first. */
export const newestWeeks = async (
  accountId: AccountId,
  businessId: string,
): Promise<WeekNumbers[]> => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': weekNumbersPrefix(businessId),
    },
    ScanIndexForward: false,
    Limit: newest,
    ConsistentRead: true,
  });
  return items
    .map(({ pk: _, sk: __, business_id: ___, ...week }) => WeekNumbers.parse(week))
    .reverse();
};

/** Keeps the numbers of one week in the place of earlier ones. */
export const saveWeekNumbers = (accountId: AccountId, businessId: string, numbers: WeekNumbers) =>
  writeForBusiness(accountId, businessId, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...weekNumbersKey(accountId, businessId, numbers.week),
          business_id: businessId,
          ...numbers,
        },
      },
    },
  ]);
