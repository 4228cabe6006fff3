import type { Receivable } from '#shared/domain/connections/receivable.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { changeBusinessItem } from '../../lib/writes/change-business-item.ts';
import { findReceivable, saveChanged } from './receivables-table.ts';

type Place = { readonly accountId: AccountId; readonly business_id: string; readonly id: string };

/** Stores one invoice after a change of its newest state; another change that came in between is not lost. */
export const applyReceivableChange = async (
  { accountId, business_id, id }: Place,
  now: Date,
  change: (one: Receivable) => Receivable,
): Promise<Receivable> => {
  const { after } = await changeBusinessItem({
    find: () => findReceivable(accountId, business_id, id, now),
    change,
    save: (before, next) => saveChanged(accountId, before, next),
  });
  return after;
};
