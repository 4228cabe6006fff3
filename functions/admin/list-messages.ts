import { listMessages as storedMessages } from '../feedback/inbox-table.ts';
import { audited } from './audited.ts';

/** One page of the contact messages, those of owners who pay or the others, newest first. */
export const listMessages = audited('listMessages', ({ from, ...page }, now) =>
  storedMessages(from, page, now),
);
