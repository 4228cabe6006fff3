import { people as routes } from '#shared/contract/people.ts';
import { Problem } from '#shared/contract/problem.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import {
  takeInvitationBack,
  chooseBusinesses as withBusinesses,
  chooseWhoStays as withThose,
} from '#shared/domain/people/people.ts';
import { leftMail, removedMail } from '#shared/domain/people/people-mails.ts';
import { removeMember, restoreMember } from '#shared/domain/people/removal.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { endSessions } from '../lib/user-pool.ts';
import { changed, chosenOf, hostOf, noteAct, viewOf } from './people-of-account.ts';
import { findPeople } from './people-table.ts';

/** The people of the caller's account. */
export const list = handle(routes.people, async (_, { accountId, now }) => {
  const [host, people] = await Promise.all([hostOf(accountId, now), findPeople(accountId)]);
  return viewOf(host, people);
});

/** Takes an invitation back, or removes a person: refused at their next request, and signed out everywhere. */
export const removePerson = handle(
  routes.removePerson,
  async ({ id }, { accountId, personId, now }) => {
    const host = await hostOf(accountId, now);
    let isInvitation = false;
    const { after } = await changed(host, (people) => {
      isInvitation = people.invitations.some((one) => one.id === id);
      return isInvitation ? takeInvitationBack(people, id) : removeMember(people, id, 'owner', now);
    });
    if (isInvitation) {
      await noteAct('takeInvitationBack', { accountId, personId }, now);
      return viewOf(host, after);
    }
    await noteAct('removePerson', { accountId, personId }, now);
    const removed = after.members.find((one) => one.id === id);
    if (removed)
      await sendAccountMail(
        removed,
        removedMail(host.namesFor(removed.businesses), config.APP_ORIGIN),
      );
    // Last, because it may fail, and who is removed cannot be removed again.
    await endSessions(id);
    return viewOf(host, after);
  },
);

/** Lets a removed person back in. */
export const restorePerson = handle(
  routes.restorePerson,
  async ({ id }, { accountId, personId, now }) => {
    const host = await hostOf(accountId, now);
    const { after } = await changed(host, (people) => restoreMember(people, id, host.room));
    await noteAct('restorePerson', { accountId, personId }, now);
    return viewOf(host, after);
  },
);

/** Says for which businesses somebody works. */
export const chooseBusinesses = handle(
  routes.chooseBusinesses,
  async ({ id, businesses }, { accountId, personId, now }) => {
    const host = await hostOf(accountId, now);
    const chosen = chosenOf(host, businesses);
    const { after } = await changed(host, (people) => withBusinesses(people, id, chosen));
    await noteAct('chooseBusinessesOfPerson', { accountId, personId }, now);
    return viewOf(host, after);
  },
);

/** Says who keeps a seat while there are too few. */
export const chooseWhoStays = handle(
  routes.chooseWhoStays,
  async ({ ids }, { accountId, personId, now }) => {
    const host = await hostOf(accountId, now);
    const { after } = await changed(host, (people) => withThose(people, ids));
    await noteAct('chooseWhoStays', { accountId, personId }, now);
    return viewOf(host, after);
  },
);

/** Leaves the account that the caller works in; the owner cannot leave their own. */
export const leave = handle(routes.leave, async (_, { accountId, personId, member, now }) => {
  if (!member)
    throw new Problem('conflict', 'This is your own account. You can delete it instead.');
  const host = await hostOf(accountId, now);
  await changed(host, (people) => removeMember(people, personId, 'themselves', now));
  await noteAct('leaveAccount', { accountId, personId }, now);
  await sendAccountMail(host.account, leftMail(nameOf(member), member.email, config.APP_ORIGIN));
  return { account_id: accountId };
});
