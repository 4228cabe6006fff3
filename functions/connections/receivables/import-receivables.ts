import { receivables } from '#shared/contract/connections/receivables.ts';
import { Problem } from '#shared/contract/problem.ts';
import { mergeListedReceivables } from '#shared/domain/connections/merge-receivables.ts';
import { handle } from '../../lib/http-handler.ts';
import { requireToday } from '../../numbers/require-today.ts';
import { listReceivables, receivableId, saveReceivables as store } from './receivables-table.ts';

/** A file takes the place of the last one: what is gone from it counts as paid. */
export const importReceivables = handle(
  receivables.saveReceivables,
  async ({ business_id, today, currency, invoices }, { accountId, now }) => {
    requireToday(today, now);
    const kept = await listReceivables(accountId, business_id, now);
    const list = { business_id, source: 'file' as const, currency, today, invoices };
    const merged = mergeListedReceivables(kept, list, receivableId);
    const outcome = await store(accountId, business_id, merged, kept);
    if (outcome !== 'saved') throw new Problem('not-found');
    return { receivables: await listReceivables(accountId, business_id, now) };
  },
);
