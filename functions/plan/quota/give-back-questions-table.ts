import { Problem } from '#shared/contract/problem.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import { chargesGivenBackByAdmin } from '#shared/domain/plan/quota/charges-given-back-by-admin.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { chargeIdToBytes } from '../../lib/items/charge-id-bytes.ts';
import { quotaNames } from '../../lib/items/quota-attributes.ts';
import { quotaKey } from '../../lib/keys/plan-keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';
import { readQuota } from './quota-table.ts';

const tries = 5;

/**
 * Gives an account up to `count` questions of its open window back; returns how many. They stay counted in the total. The
 * write fails and is decided again when a question was counted meanwhile, so two at once never give more than each asked.
 */
export const giveBackQuestions = async (
  accountId: AccountId,
  entitlement: Pick<Entitlement, 'quota'>,
  count: number,
  now: Date,
): Promise<number> => {
  for (let tried = 0; tried < tries; tried++) {
    const stored = (await readQuota(accountId, { consistent: true })) ?? {};
    const ids = chargesGivenBackByAdmin(stored, entitlement, count, now);
    if (!ids.length) return 0;
    try {
      await table.update(quotaKey(accountId), {
        UpdateExpression: 'DELETE #ids :ids',
        ConditionExpression: '#start = :start AND size(#ids) = :size',
        ExpressionAttributeNames: {
          '#ids': quotaNames.chargeIds,
          '#start': quotaNames.windowStart,
        },
        ExpressionAttributeValues: {
          ':ids': new Set(ids.map(chargeIdToBytes)),
          ':start': stored.windowStart,
          ':size': stored.chargeIds?.size,
        },
      });
      return ids.length;
    } catch (error) {
      if (!conditionFailed(error)) throw error;
    }
  }
  throw new Problem('unavailable');
};
