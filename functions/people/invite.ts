import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { people as routes } from '#shared/contract/people.ts';
import { Problem } from '#shared/contract/problem.ts';
import {
  invite as invited,
  inviteAgain as invitedAgain,
  takeUnsentBack,
} from '#shared/domain/people/invitations.ts';
import type { Invitation } from '#shared/domain/people/people.ts';
import { invitationMail } from '#shared/domain/people/people-mails.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { log } from '../lib/log.ts';
import { sendMail } from '../lib/mail/send-mail.ts';
import { sha256 } from '../lib/sha256.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { chosenBusinessesOf, type HostAccount, hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';

/** The secret of a link, and the hash of it that is stored: 256 random bits need no key. */
const newSecret = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token) };
};

/** Mails an invitation; one that cannot go out leaves the `earlier` one as it was, if any, and `unavailable` is thrown. */
const mailInvitation = async (
  host: HostAccount,
  { email, businesses, hash }: Pick<Invitation, 'email' | 'businesses' | 'hash'>,
  token: string,
  earlier?: Invitation,
) => {
  const mail = invitationMail(host.namesFor(businesses), token, config.APP_ORIGIN);
  const isSent = await sendMail({ to: email, ...mail }).catch((error: Error) => {
    log.warn('an invitation did not go out', { error });
    return false;
  });
  if (isSent) return;
  await changePeopleOrRefuse(host, (people) => takeUnsentBack(people, hash, earlier));
  throw new Problem(
    'unavailable',
    'We couldn’t send the invitation. Please try again in a moment.',
  );
};

/** Invites somebody, and answers the people with the invitation among them. */
export const invite = handle(
  routes.invite,
  async ({ email, businesses }, { accountId, personId, now }) => {
    const host = await hostAccountOf(accountId, now);
    const { token, hash } = newSecret();
    const id = ulid(now.getTime());
    const wanted = {
      id,
      email: email.trim(),
      businesses: chosenBusinessesOf(host, businesses),
      hash,
    };
    const { after } = await changePeopleOrRefuse(host, (people) =>
      invited(people, wanted, host.room),
    );
    await mailInvitation(host, wanted, token);
    await auditPeopleChange('invitePerson', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);

/** Sends an invitation again, with another link. */
export const inviteAgain = handle(
  routes.inviteAgain,
  async ({ id }, { accountId, personId, now }) => {
    const host = await hostAccountOf(accountId, now);
    const { token, hash } = newSecret();
    const { before, after } = await changePeopleOrRefuse(host, (people) =>
      invitedAgain(people, { id, hash }, host.room),
    );
    const [earlier, again] = [before, after].map(({ invitations }) =>
      invitations.find((one) => one.id === id),
    );
    if (again) await mailInvitation(host, again, token, earlier);
    await auditPeopleChange('invitePerson', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);
