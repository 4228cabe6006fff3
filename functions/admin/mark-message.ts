import { Problem } from '#shared/contract/problem.ts';
import { markMessage as mark } from '../feedback/inbox-table.ts';
import { audited } from './audited.ts';

/** Marks a contact message as done, or as open again. */
export const markMessage = audited('markMessage', async ({ id, done }) => {
  const message = await mark(id, done);
  if (!message) throw new Problem('not-found');
  return message;
});
