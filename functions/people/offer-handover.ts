import { handover as routes } from '#shared/contract/handover.ts';
import { offerHandover as makeOffer } from '#shared/domain/people/handover.ts';
import { offeredMail, offerSentMail } from '#shared/domain/people/handover-mails.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { bearerToken } from '../lib/caller/request-headers.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { requireOpenSession } from '../lib/user-pool.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';

/** Offers the account to one of its people, and tells both. Not from a session that has ended elsewhere. */
export const offerHandover = handle(
  routes.offerHandover,
  async ({ id }, { accountId, personId, headers, now }) => {
    await requireOpenSession(personId, bearerToken(headers));
    const host = await hostAccountOf(accountId, now);
    const { after } = await changePeopleOrRefuse(host, (people) =>
      makeOffer(people, id, host.room),
    );
    await auditPeopleChange('offerHandover', { accountId, personId }, now);
    const names = host.namesFor(null);
    const { APP_ORIGIN: origin } = config;
    const to = after.members.find((member) => member.id === id);
    if (to) {
      await sendAccountMail(
        to,
        offeredMail(names, isPayingSubscription(host.account.subscription), origin),
      );
      await sendAccountMail(host.account, offerSentMail(nameOf(to), to.email, names, origin));
    }
    return ownerViewOfPeople(host, after);
  },
);
