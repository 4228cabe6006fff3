import { account as accountRoutes } from '#shared/contract/account.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { removeMember } from '#shared/domain/people/member-removal.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import { leftMail } from '#shared/domain/people/people-mails.ts';
import type { PersonId } from '../../lib/account-and-person-ids.ts';
import { isHandedOver } from '../../lib/account-owner.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http-handler.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { changePeople } from '../../people/people-table.ts';
import { findAccount } from '../account-table.ts';
import { ensureAccount } from '../ensure-account.ts';
import { beginDeletion, beginSignInDeletion } from './begin-deletion.ts';
import { refuseOwnerOfAnotherAccount } from './refuse-owner-of-another-account.ts';

/** Takes whoever handed an account over out of its office at once, and tells its owner; the job of the deletion does the rest. */
const leaveOffice = async (account: Account, personId: PersonId, now: Date) => {
  const left = await changePeople({ accountId: account.id }, (people) =>
    removeMember(people, personId, 'themselves', now),
  );
  const member =
    typeof left === 'string' ? undefined : left.before.members.find(({ id }) => id === personId);
  if (member)
    await sendAccountMail(account, leftMail(nameOf(member), member.email, config.APP_ORIGIN));
};

/** Begins the deletion of the caller's sign-in, with their own account where it is still theirs. */
export const deleteAccountOrSignIn = handle(
  accountRoutes.remove,
  async (_, { accountId, personId, now }) => {
    await refuseOwnerOfAnotherAccount(personId);
    const account = await findAccount(accountId, { consistent: true });
    if (account && isHandedOver(account)) {
      await leaveOffice(account, personId, now);
      await beginSignInDeletion(personId);
    } else {
      await ensureAccount(accountId, now);
      await beginDeletion(accountId, now);
    }
    return { being_deleted: true as const };
  },
);
