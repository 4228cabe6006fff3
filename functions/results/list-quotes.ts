import { Problem } from '#shared/contract/problem.ts';
import { results } from '#shared/contract/results.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import { listQuotes } from './quotes-table.ts';

/** The quotes of a business that were followed up. */
export const quotes = handle(results.quotes, async ({ business_id }, { accountId, now }) => {
  if (!(await findBusiness(accountId, business_id))) throw new Problem('not-found');
  return { quotes: await listQuotes(accountId, business_id, now) };
});
