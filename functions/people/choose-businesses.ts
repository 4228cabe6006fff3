import { people as routes } from '#shared/contract/people.ts';
import { chooseBusinesses as withBusinesses } from '#shared/domain/people/people.ts';
import { handle } from '../lib/http-handler.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { chosenBusinessesOf, hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';

/** Says for which businesses somebody works. */
export const chooseBusinesses = handle(
  routes.chooseBusinesses,
  async ({ id, businesses }, { accountId, personId, now }) => {
    const host = await hostAccountOf(accountId, now);
    const chosen = chosenBusinessesOf(host, businesses);
    const { after } = await changePeopleOrRefuse(host, (people) =>
      withBusinesses(people, id, chosen),
    );
    await auditPeopleChange('chooseBusinessesOfPerson', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);
