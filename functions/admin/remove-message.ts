import { Problem } from '#shared/contract/problem.ts';
import { removeMessage as remove } from '../feedback/inbox-table.ts';
import { audited } from './audited.ts';

/** Deletes a contact message for good. */
export const removeMessage = audited('removeMessage', async ({ id }) => {
  if (!(await remove(id))) throw new Problem('not-found');
  return { id };
});
