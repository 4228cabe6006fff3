import { listMessages as storedMessages } from '../tables/inbox-table.ts';
import { audited } from './audited.ts';

/** One page of the contact messages, newest first. */
export const listMessages = audited('listMessages', (page, now) => storedMessages(page, now));
