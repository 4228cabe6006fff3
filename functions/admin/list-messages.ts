import { messages as storedMessages } from '../tables/inbox-table.ts';
import { audited } from './audited.ts';

/** One page of the contact messages, newest first. */
export const messages = audited('messages', (page, now) => storedMessages(page, now));
