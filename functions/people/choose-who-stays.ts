import { people as routes } from '#shared/contract/people.ts';
import { chooseWhoStays as withThose } from '#shared/domain/people/people.ts';
import { handle } from '../lib/http.ts';
import { hostOf } from './host.ts';
import { noteAct } from './note-people-act.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';
import { changed } from './people-refusals.ts';

/** Says who keeps a seat while there are too few. */
export const chooseWhoStays = handle(
  routes.chooseWhoStays,
  async ({ ids }, { accountId, personId, now }) => {
    const host = await hostOf(accountId, now);
    const { after } = await changed(host, (people) => withThose(people, ids));
    await noteAct('chooseWhoStays', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);
