import { drafts } from '#shared/contract/drafts.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { renameWork } from './saved-work-table.ts';

/** Gives saved work another name. */
export const rename = handle(
  drafts.rename,
  async ({ business_id, id, name }, { accountId, now }) => {
    const renamed = await renameWork(accountId, business_id, id, name, now);
    if (!renamed) throw new Problem('not-found');
    return renamed;
  },
);
