import type { Account } from '#shared/domain/account/account.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import { noPeople, presentMembers } from '#shared/domain/people/people.ts';
import { closedMail, leftMail } from '#shared/domain/people/people-mails.ts';
import { removeChatsOf } from '../../history/chats-of-person-table.ts';
import { config } from '../../lib/config.ts';
import type { PersonId } from '../../lib/ids.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { accountsKnowing } from '../../people/memberships-table.ts';
import { changePeople, forgetMember } from '../../people/people-table.ts';
import { removeCheckInsOf } from '../../week/check-in/check-ins-table.ts';
import { findAccount } from '../account-table.ts';
import { businessesOf } from '../businesses/businesses-table.ts';

/** Mails somebody what has become of an account. */
type Tell = typeof sendAccountMail;

/**
 * Takes a person who deletes their sign-in out of every account they work in or were removed from, with their chats there,
 * and `tell`s the owner of one they worked in.
 * May be done again: the chats go before what leads to them, and then what a request stored meanwhile.
 */
export const leaveEverywhere = async (personId: PersonId, tell: Tell) => {
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

/** Takes everybody out of an account that is being deleted, and `tell`s them; may be done again. */
export const letPeopleGo = async ({ id }: Pick<Account, 'id'>, tell: Tell) => {
  for (;;) {
    const outcome = await changePeople({ accountId: id }, (people) =>
      people.members.length || people.invitations.length
        ? { ...noPeople, members: people.members.slice(atOnce) }
        : people,
    );
    if (typeof outcome === 'string' || outcome.after === outcome.before) return;
    const gone = { members: outcome.before.members.slice(0, atOnce) };
    for (const member of presentMembers(gone)) await tell(member, closedMail(config.APP_ORIGIN));
  }
};

/** How many people one transaction takes out, which holds 100 writes. */
const atOnce = 50;
