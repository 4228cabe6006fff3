import { people as routes } from '#shared/contract/people.ts';
import { chooseBusinesses as withBusinesses } from '#shared/domain/people/people.ts';
import { handle } from '../lib/http.ts';
import { chosenOf, hostOf } from './host.ts';
import { noteAct } from './note-people-act.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';
import { changed } from './people-refusals.ts';

/** Says for which businesses somebody works. */
export const chooseBusinesses = handle(
  routes.chooseBusinesses,
  async ({ id, businesses }, { accountId, personId, now }) => {
    const host = await hostOf(accountId, now);
    const chosen = chosenOf(host, businesses);
    const { after } = await changed(host, (people) => withBusinesses(people, id, chosen));
    await noteAct('chooseBusinessesOfPerson', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);
