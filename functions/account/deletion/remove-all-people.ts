import type { Account } from '#shared/domain/account/account.ts';
import { noPeople, presentMembers } from '#shared/domain/people/people.ts';
import { closedMail } from '#shared/domain/people/people-mails.ts';
import { config } from '../../lib/config.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { changePeople } from '../../people/people-table.ts';

/** Takes everybody out of an account that is being deleted, and `tell`s them; may be done again. */
export const removeAllPeople = async (
  { id }: Pick<Account, 'id'>,
  tell: typeof sendAccountMail,
) => {
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
