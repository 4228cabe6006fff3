import { people as routes } from '#shared/contract/people.ts';
import { restoreMember } from '#shared/domain/people/member-removal.ts';
import { handle } from '../lib/http.ts';
import { hostOf } from './host.ts';
import { noteAct } from './note-people-act.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';
import { changed } from './people-refusals.ts';

/** Lets a removed person back in. */
export const restorePerson = handle(
  routes.restorePerson,
  async ({ id }, { accountId, personId, now }) => {
    const host = await hostOf(accountId, now);
    const { after } = await changed(host, (people) => restoreMember(people, id, host.room));
    await noteAct('restorePerson', { accountId, personId }, now);
    return ownerViewOfPeople(host, after);
  },
);
