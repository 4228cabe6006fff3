import { people as routes } from '#shared/contract/people.ts';
import { takeInvitationBack } from '#shared/domain/people/invitations.ts';
import { removeMember } from '#shared/domain/people/member-removal.ts';
import { removedMail } from '#shared/domain/people/people-mails.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { endSessions } from '../lib/user-pool.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';

/** Takes an invitation back, or removes a person: refused at their next request, and signed out everywhere. */
export const removePerson = handle(
  routes.removePerson,
  async ({ id }, { accountId, personId, now }) => {
    const host = await hostAccountOf(accountId, now);
    let isInvitation = false;
    const { after } = await changePeopleOrRefuse(host, (people) => {
      isInvitation = people.invitations.some((one) => one.id === id);
      return isInvitation ? takeInvitationBack(people, id) : removeMember(people, id, 'owner', now);
    });
    if (isInvitation) {
      await auditPeopleChange('takeInvitationBack', { accountId, personId }, now);
      return ownerViewOfPeople(host, after);
    }
    await auditPeopleChange('removePerson', { accountId, personId }, now);
    const removed = after.members.find((one) => one.id === id);
    if (removed)
      await sendAccountMail(
        removed,
        removedMail(host.namesFor(removed.businesses), config.APP_ORIGIN),
      );
    // Last, because it may fail, and who is removed cannot be removed again.
    await endSessions(id);
    return ownerViewOfPeople(host, after);
  },
);
