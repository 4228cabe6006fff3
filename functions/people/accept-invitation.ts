import { people as routes } from '#shared/contract/people.ts';
import { Problem } from '#shared/contract/problem.ts';
import { accept as accepted } from '#shared/domain/people/invitations.ts';
import { openInvitations } from '#shared/domain/people/people.ts';
import { acceptedMail } from '#shared/domain/people/people-mails.ts';
import { ownerIdOf } from '../lib/account-owner.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { profileOf } from '../lib/user-pool.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { hostAccountOf } from './host-account.ts';
import { invitationOverProblem, openInvitation } from './invitation-links-table.ts';
import { findPeople } from './people-table.ts';

/** The account and the invitation of a secret; throws `not-found` once the link has ended. */
const invitationOf = async (token: string, now: Date) => {
  const { account_id, hash } = await openInvitation(token, now);
  const [host, people] = await Promise.all([
    hostAccountOf(account_id, now),
    findPeople(account_id),
  ]);
  const invitation = openInvitations(people, now).find((one) => one.hash === hash);
  if (!invitation || host.account.deletion_requested_at) throw invitationOverProblem();
  return { host, invitation };
};

/** Lets the person in whose address, as the user pool has verified it, is the invited one. */
export const acceptInvitation = handle(
  routes.acceptInvitation,
  async ({ token, name }, { personId, now }) => {
    const [{ host, invitation }, profile] = await Promise.all([
      invitationOf(token, now),
      profileOf(personId),
    ]);
    if (!profile?.verified) throw new Problem('signed-out');
    const { account } = host;
    if (personId === ownerIdOf(account))
      throw new Problem('conflict', 'This is your own account. Open your dashboard instead.');
    const person = { id: personId, email: profile.email, name };
    const { owner, business } = host.namesFor(invitation.businesses);
    await changePeopleOrRefuse(host, (people) => accepted(people, invitation, person, host.room), {
      'no-seat': `There’s no seat left right now. Ask ${owner} to make room, then open this link again.`,
      'already-here': `You already work here. Choose “Switch to ${business || 'the account'}” in your account menu.`,
    });
    await auditPeopleChange('acceptInvitation', { accountId: account.id, personId }, now);
    await sendAccountMail(account, acceptedMail(name, profile.email, config.APP_ORIGIN));
    return { account_id: account.id };
  },
);
