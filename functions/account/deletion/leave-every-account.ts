import { nameOf } from '#shared/domain/people/names-of-people.ts';
import { leftMail } from '#shared/domain/people/people-mails.ts';
import { removeChatsOf } from '../../history/remove-chats-of-person-table.ts';
import type { PersonId } from '../../lib/account-and-person-ids.ts';
import { config } from '../../lib/config.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { accountsKnowing } from '../../people/memberships-table.ts';
import { forgetMember } from '../../people/people-table.ts';
import { removeCheckInsOf } from '../../week/check-in/check-ins-table.ts';
import { findAccount } from '../account-table.ts';
import { businessesOf } from '../businesses/businesses-table.ts';

/**
 * Takes a person who deletes their sign-in out of every account they work in or were removed from, with their chats there,
 * and `tell`s the owner of one they worked in.
 * May be done again: the chats go before what leads to them, and then what a request stored meanwhile.
 */
export const leaveEveryAccount = async (personId: PersonId, tell: typeof sendAccountMail) => {
  for (const accountId of await accountsKnowing(personId)) {
    await removeChatsOf({ accountId, personId });
    await removeCheckInsOf({ accountId, personId }, await businessesOf(accountId));
    const account = await findAccount(accountId);
    const member = await forgetMember(accountId, personId);
    if (member && account)
      await tell(account, leftMail(nameOf(member), member.email, config.APP_ORIGIN));
    await removeChatsOf({ accountId, personId });
  }
};
