import { people as routes } from '#shared/contract/people.ts';
import { restoreMember } from '#shared/domain/people/member-removal.ts';
import { handle } from '../lib/http-handler.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';

/** Lets a removed person back in. */
export const restorePerson = handle(
  routes.restorePerson,
  async ({ id }, { accountId, personId, now }) => {
    const host = await hostAccountOf(accountId, now);
    const { after } = await changePeopleOrRefuse(host, (people) =>
      restoreMember(people, id, host.room),
    );
    await auditPeopleChange('restorePerson', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);
