import { handover as routes } from '#shared/contract/handover.ts';
import { Problem } from '#shared/contract/problem.ts';
import { acceptHandover, endHandover } from '#shared/domain/people/handover.ts';
import { declinedMail } from '#shared/domain/people/handover-mails.ts';
import { nameOf, ownerNameOf } from '#shared/domain/people/names-of-people.ts';
import type { Member } from '#shared/domain/people/people.ts';
import { ownerIdOf } from '../lib/account-owner.ts';
import { bearerToken } from '../lib/caller/request-headers.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { profileOf, requireOpenSession } from '../lib/user-pool.ts';
import { afterHandover } from './after-handover.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse, throwRefusal } from './change-people-or-refuse.ts';
import { type HostAccount, hostAccountOf } from './host-account.ts';
import { ownerChangeWrites } from './owner-change-writes-table.ts';
import { changePeople } from './people-table.ts';

/** Said when an offer is answered or taken back that stands no more. */
export const offerIsGone = { gone: 'This offer isn’t open anymore.' };

const decline = async (host: HostAccount, member: Member, now: Date) => {
  const { account, namesFor } = host;
  await changePeopleOrRefuse(
    host,
    (people) => (people.handover?.to === member.id ? endHandover(people, now) : 'gone'),
    offerIsGone,
  );
  await auditPeopleChange('declineHandover', { accountId: account.id, personId: member.id }, now);
  const mail = declinedMail(nameOf(member), namesFor(null), config.APP_ORIGIN);
  await sendAccountMail(account, mail);
};

/** Makes the person the owner with one write: of two answers, or an answer and its end, only the first counts. */
const accept = async (host: HostAccount, member: Member, now: Date) => {
  const { account, businesses, namesFor, room } = host;
  const profile = await profileOf(member.id);
  if (!profile?.verified) throw new Problem('signed-out');
  const { business } = namesFor(null);
  const owner = { id: ownerIdOf(account), email: account.email, name: ownerNameOf(businesses) };
  const taker = { id: member.id, email: profile.email, name: member.name };
  const outcome = await changePeople(
    { accountId: account.id, namesFor, newOwner: member.id },
    (people) => acceptHandover(people, member.id, owner, room),
    ownerChangeWrites(account, { ...taker, name: nameOf(taker), business }, now),
  );
  throwRefusal(outcome, room, offerIsGone);
  await auditPeopleChange('acceptHandover', { accountId: account.id, personId: member.id }, now);
  await afterHandover(host, { owner, taker }, now);
};

/** Accepts or declines the account that is offered to the caller. */
export const answerHandover = handle(
  routes.answerHandover,
  async ({ accept: isAccepted }, { accountId, personId, member, headers, now }) => {
    if (!member) throw new Problem('conflict', 'This account is yours already.');
    await requireOpenSession(personId, bearerToken(headers));
    const host = await hostAccountOf(accountId, now);
    await (isAccepted ? accept : decline)(host, member, now);
    return { account_id: accountId };
  },
);
