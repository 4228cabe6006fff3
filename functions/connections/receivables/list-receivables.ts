import { receivables } from '#shared/contract/connections/receivables.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { listReceivables } from './receivables-table.ts';

/** The invoices that customers of a business owe for. */
export const listReceivablesOf = handle(
  receivables.receivables,
  async ({ business_id }, { accountId, now }) => {
    if (!(await findBusiness(accountId, business_id))) throw new Problem('not-found');
    return { receivables: await listReceivables(accountId, business_id, now) };
  },
);
