import type { OwedCount } from '#shared/domain/connections/owed-months.ts';
import type { AccountId } from '../lib/ids.ts';
import { owedMonthKey } from '../lib/keys.ts';
import { table } from '../lib/table.ts';

/** The writes that add to the counts of months, for the transaction that stores what is counted. */
export const addToMonths = (
  accountId: AccountId,
  businessId: string,
  counts: readonly OwedCount[],
) =>
  counts.map(({ month, currency, reminders, paid, amount }) => ({
    Update: {
      TableName: table.name,
      Key: owedMonthKey(accountId, businessId, month, currency),
      UpdateExpression: 'ADD reminders :reminders, paid :paid, amount :amount',
      ExpressionAttributeValues: { ':reminders': reminders, ':paid': paid, ':amount': amount },
    },
  }));
