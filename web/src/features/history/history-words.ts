import { formatDate } from '#web/core/dates/format-date.ts';

/** Date and time in the owner's own time zone, for example "Nov 20, 2026, 11:42 PM". */
export const dateAndTime = (at: string) =>
  formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

/** "8 messages" */
export const countedMessages = (count: number) =>
  `${count} ${count === 1 ? 'message' : 'messages'}`;

/** The fixed texts of the page. */
export const historyMessages = {
  empty: 'No Chat History Yet',
  loadFailed: 'Failed to load chat history',
  removeFailed: 'Failed to delete conversation',
} as const;
