import { Problem } from '#shared/contract/problem.ts';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import type { LastChange } from '#shared/domain/people/last-change.ts';
import { nameOfOther } from '#shared/domain/people/other-people.ts';
import { accountQuery } from '../account.ts';
import { momentWords } from '../dates/format-date.ts';
import { queryClient } from '../query-client.ts';
import { serverNow } from '../server-clock.ts';
import { conflictData } from './conflict-data.ts';

/** The id of who is signed in, in the account that is open. */
const selfIn = ({ office, account }: AccountView) =>
  office?.person_id ?? account.owner_id ?? account.id;

const minuteMs = 60_000;

/** How long ago something happened, up to an hour; before that, when it was. */
const agoWords = (at: string) => {
  const minutes = Math.floor((serverNow().getTime() - Date.parse(at)) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  return momentWords(at);
};

/** Whether whoever is signed in did something themselves, in another window. */
export const isOwnChange = (first: LastChange | undefined): boolean => {
  const view = queryClient.getQueryData(accountQuery.queryKey);
  return first?.by !== undefined && view !== undefined && first.by === selfIn(view);
};

/** The first name of somebody else of the account; undefined for oneself and where nobody is known. */
export const otherName = (by: string | undefined): string | undefined =>
  nameOfOther(queryClient.getQueryData(accountQuery.queryKey)?.people, by);

/** Who noted something, as the subject of a sentence: “Renee sent a reminder”; oneself where nobody was noted, somebody where they are not known any more. */
export const sentByWords = ({ said }: { said?: LastChange }, did: string): string =>
  `${capitalized(otherName(said?.by) ?? (said?.by && !isOwnChange(said) ? 'someone' : 'you'))} ${did}`;

/**
 * Says who did something first and when: “Renee marked this done 2 minutes ago.” Oneself did it in another window; where
 * nobody is known, it was somebody.
 */
export const whoWasFirstWords = (first: LastChange | undefined, did: string): string => {
  const when = first ? ` ${agoWords(first.at)}` : '';
  if (isOwnChange(first)) return `You ${did} in another window${when}.`;
  const who = otherName(first?.by) ?? 'someone';
  return `${capitalized(who)} ${did}${when}.`;
};

/** Awaits a request; where somebody else was first, its problem says who, with `next`: what pressing again does. */
export const sayingWhoWasFirst = async <T>(
  request: Promise<T>,
  did: string,
  next: string,
): Promise<T> => {
  try {
    return await request;
  } catch (error) {
    const data = conflictData<{ first?: LastChange }>(error);
    if (!data) throw error;
    throw new Problem('conflict', `${whoWasFirstWords(data.first, did)} ${next}`, {
      cause: error,
      data,
    });
  }
};
