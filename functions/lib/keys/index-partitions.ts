import { type Actor, toFirstOwnerId } from '../account-and-person-ids.ts';

/** Partitions of the index `gsi1`. */
export const indexPartition = {
  accounts: (month: string) => `ACCOUNTS#${month}`,
  conversations: ({ accountId, personId }: Actor) =>
    personId === toFirstOwnerId(accountId)
      ? `CHATS#${accountId}`
      : `CHATS#${accountId}#${personId}`,
  customers: 'CUSTOMERS',
  /** The reasons for a thumb down at one helper. */
  reasons: (helper: string) => `REASONS#${helper}`,
  /** What admins did about one account or other target. */
  audited: (target: string) => `AUDITED#${target}`,
  /** What accounts are found by, in parts by the first two characters. */
  find: (word: string) => `FIND#${[...word].slice(0, 2).join('')}`,
  /** Contact messages that are not done, by the moment from which they are shown. */
  openMessages: 'INBOX#OPEN',
  /** Suggestions that nobody has dealt with, by their id. */
  openSuggestions: 'INBOX#IDEAS',
  openQuestions: (nth: number) => `OPEN#${nth}`,
  /** The people of accounts from which somebody was removed, by the moment from which the first of them is gone for good. */
  removedPeople: 'REMOVEDPEOPLE',
  /** Resets of two-step sign-in that wait, by the moment they are due. */
  resets: 'RESETS',
  /** What accounts spent on the model on one day (`2026-11-25`, UTC), by the sum. */
  spenders: (day: string) => `SPENDERS#${day}`,
} as const;
