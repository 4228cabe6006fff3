import { people as routes } from '#shared/contract/people.ts';
import { chooseSeatHolders as withThose } from '#shared/domain/people/people.ts';
import { handle } from '../lib/http-handler.ts';
import { auditPeopleChange } from './audit-people-change.ts';
import { changePeopleOrRefuse } from './change-people-or-refuse.ts';
import { hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';

/** Says who keeps a seat while there are too few. */
export const chooseSeatHolders = handle(
  routes.chooseWhoStays,
  async ({ ids }, { accountId, personId, now }) => {
    const host = await hostAccountOf(accountId, now);
    const { after } = await changePeopleOrRefuse(host, (people) => withThose(people, ids));
    await auditPeopleChange('chooseWhoStays', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);
