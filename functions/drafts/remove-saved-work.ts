import { Problem } from '#shared/contract/problem.ts';
import { savedWork } from '#shared/contract/saved-work.ts';
import { handle } from '../lib/http-handler.ts';
import { removeWork } from './saved-work-table.ts';

/** Deletes saved work. */
export const remove = handle(savedWork.remove, async ({ business_id, id }, { accountId }) => {
  if (!(await removeWork(accountId, business_id, id))) throw new Problem('not-found');
  return { id };
});
