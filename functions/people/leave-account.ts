import { people as routes } from '#shared/contract/people.ts';
import { Problem } from '#shared/contract/problem.ts';
import { removeMember } from '#shared/domain/people/member-removal.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import { leftMail } from '#shared/domain/people/people-mails.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { hostAccountOf } from './host-account.ts';

/** Leaves the account that the caller works in; the owner cannot leave their own. */
export const leave = handle(routes.leave, async (_, { accountId, personId, member, now }) => {
  if (!member)
    throw new Problem('conflict', 'This is your own account. You can delete it instead.');
  const host = await hostAccountOf(accountId, now);
  await changePeopleOrRefuse(host, (people) => removeMember(people, personId, 'themselves', now));
  await auditPeopleChange('leaveAccount', { accountId, personId }, now);
  await sendAccountMail(host.account, leftMail(nameOf(member), member.email, config.APP_ORIGIN));
  return { account_id: accountId };
});
