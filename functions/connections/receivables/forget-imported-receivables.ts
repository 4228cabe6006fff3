import { receivables } from '#shared/contract/connections/receivables.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { listReceivables, removeReceivables } from './receivables-table.ts';

/** Removes the invoices that came from a file; those of connected books stay. */
export const forgetImportedReceivables = handle(
  receivables.forgetReceivables,
  async ({ business_id }, { accountId, now }) => {
    if (!(await findBusiness(accountId, business_id))) throw new Problem('not-found');
    const kept = await listReceivables(accountId, business_id, now);
    await removeReceivables(
      accountId,
      kept.filter(({ source }) => source === 'file'),
    );
    return { receivables: await listReceivables(accountId, business_id, now) };
  },
);
