import type { Account } from '#shared/domain/account/account.ts';
import { noPeople, presentMembers } from '#shared/domain/people/people.ts';
import { closedMail, leftMail } from '#shared/domain/people/people-mails.ts';
import { removeChatsOf } from '../../history/chats-of-person-table.ts';
import { config } from '../../lib/config.ts';
import type { PersonId } from '../../lib/ids.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { membershipsOf } from '../../people/memberships-table.ts';
import { changePeople, forgetMember } from '../../people/people-table.ts';
import { removeCheckInsOf } from '../../week/check-in/check-ins-table.ts';
import { findAccount } from '../account-table.ts';
import { businessesOf } from '../businesses/businesses-table.ts';

/** Takes a person who deletes their sign-in out of every account they work in, with their chats there, and tells its owner. */
export const leaveEverywhere = async (personId: PersonId) => {
  for (const { account_id: accountId } of await membershipsOf(personId)) {
    const member = await forgetMember(accountId, personId);
    await removeChatsOf({ accountId, personId });
    await removeCheckInsOf({ accountId, personId }, await businessesOf(accountId));
    const account = member && (await findAccount(accountId));
    if (account)
      await sendAccountMail(account, leftMail(member.name, member.email, config.APP_ORIGIN));
  }
};

/** Takes everybody out of an account that is being deleted, and tells them; may be done again. */
export const letPeopleGo = async ({ id }: Pick<Account, 'id'>) => {
  const outcome = await changePeople({ accountId: id }, (people) =>
    people.members.length || people.invitations.length ? noPeople : people,
  );
  if (typeof outcome === 'string') return;
  for (const member of presentMembers(outcome.before))
    await sendAccountMail(member, closedMail(config.APP_ORIGIN));
};
