import { forgetGone, membersGoneForGood } from '#shared/domain/people/member-removal.ts';
import { businessesOf } from '../account/businesses/businesses-table.ts';
import { removeChatsOf } from '../history/remove-chats-of-person-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { forEachAbreast } from '../lib/for-each-abreast.ts';
import { hashed, log } from '../lib/log.ts';
import { removeCheckInsOf } from '../week/check-in/check-ins-table.ts';
import { accountsWithGone, changePeople, findPeople } from './people-table.ts';

/** Accounts that are worked on at the same time. */
const abreast = 4;

/**
 * Removes the chats of the people whose removal from an account can no longer be undone, and then forgets them there. Stops
 * beginning with accounts once `isOver` says so. An account that fails keeps none of the others waiting; answers how many
 * people were forgotten and how many accounts failed, which the next run does again.
 */
export const forgetPeopleGoneForGood = async (now: Date, isOver: () => boolean) => {
  const result = { gone: 0, failed: 0 };
  const ofAccount = async (accountId: AccountId) => {
    try {
      result.gone += await forgetGoneIn(accountId, now);
    } catch (error) {
      result.failed++;
      log.error('chats of a removed person are still there', {
        account: hashed(accountId),
        error: error as Error,
      });
    }
  };
  await forEachAbreast(accountsWithGone(now), ofAccount, { abreast, isOver });
  log.info('chats of removed people', result);
  return result;
};

/** Each time from the newest state, so that nobody who was invited back meanwhile loses a chat. */
const forgetGoneIn = async (accountId: AccountId, now: Date) => {
  for (let forgotten = 0; ; forgotten++) {
    const [member] = membersGoneForGood(await findPeople(accountId), now);
    if (!member) return forgotten;
    const gone = { accountId, personId: member.id };
    await removeChatsOf(gone);
    await removeCheckInsOf(gone, await businessesOf(accountId));
    await changePeople({ accountId }, (people) => forgetGone(people, member.id, now));
  }
};
