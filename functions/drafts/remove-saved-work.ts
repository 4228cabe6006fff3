import { drafts } from '#shared/contract/drafts.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { removeWork } from './saved-work-table.ts';

/** Deletes saved work. */
export const remove = handle(drafts.remove, async ({ business_id, id }, { accountId }) => {
  if (!(await removeWork(accountId, business_id, id))) throw new Problem('not-found');
  return { id };
});
