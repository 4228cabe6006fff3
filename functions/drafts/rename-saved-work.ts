import { Problem } from '#shared/contract/problem.ts';
import { savedWork } from '#shared/contract/saved-work.ts';
import { handle } from '../lib/http-handler.ts';
import { renameWork } from './saved-work-table.ts';

/** Gives saved work another name. */
export const rename = handle(
  savedWork.rename,
  async ({ business_id, id, name }, { accountId, now }) => {
    const renamed = await renameWork(accountId, business_id, id, name, now);
    if (!renamed) throw new Problem('not-found');
    return renamed;
  },
);
