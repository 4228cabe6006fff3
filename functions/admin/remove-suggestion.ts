import { Problem } from '#shared/contract/problem.ts';
import { removeSuggestion as remove } from '../feedback/inbox-table.ts';
import { audited } from './audited.ts';

/** Deletes a suggestion for good. */
export const removeSuggestion = audited('removeSuggestion', async ({ id }) => {
  if (!(await remove(id))) throw new Problem('not-found');
  return { id };
});
