import type { OwedCount } from '#shared/domain/connections/owed-months.ts';
import { writeForBusiness } from '../lib/business-writes-table.ts';
import type { AccountId } from '../lib/ids.ts';
import { owedMonthKey } from '../lib/keys.ts';
import { table } from '../lib/table.ts';

/** Makes the writes of a business together with what they add to the counts of months, all or none. */
export const writeAndCount = (
  accountId: AccountId,
  businessId: string,
  writes: Parameters<typeof writeForBusiness>[2],
  counts: readonly OwedCount[],
) =>
  writeForBusiness(accountId, businessId, [
    ...writes,
    ...counts.map(({ month, currency, reminders, paid, amount }) => ({
      Update: {
        TableName: table.name,
        Key: owedMonthKey(accountId, businessId, month, currency),
        UpdateExpression: 'ADD reminders :reminders, paid :paid, amount :amount',
        ExpressionAttributeValues: { ':reminders': reminders, ':paid': paid, ':amount': amount },
      },
    })),
  ]);
