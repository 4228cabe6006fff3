import { handover as routes } from '#shared/contract/handover.ts';
import { endHandover } from '#shared/domain/people/handover.ts';
import { offerOverMail } from '#shared/domain/people/handover-mails.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { offerIsGone } from './answer-handover.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';

/** Takes the offer back, and tells the person it was to. */
export const takeBackHandover = handle(
  routes.takeHandoverBack,
  async (_, { accountId, personId, now }) => {
    const host = await hostAccountOf(accountId, now);
    const { before, after } = await changePeopleOrRefuse(
      host,
      (people) => endHandover(people, now),
      offerIsGone,
    );
    await auditPeopleChange('takeHandoverBack', { accountId, personId }, now);
    const to = before.members.find(({ id }) => id === before.handover?.to);
    if (to) await sendAccountMail(to, offerOverMail(host.namesFor(null), config.APP_ORIGIN));
    return ownerViewOfPeople(host, after);
  },
);
