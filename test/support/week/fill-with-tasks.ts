import { ulid } from 'ulid';
import { addDays } from '#shared/domain/lib/local-date.ts';
import type { App } from '../app.ts';
import type { Asker } from '../chat.ts';
import { added, newTask, utcToday } from './stored-tasks.ts';

/** Fills a business with open tasks directly in the table. */
export const fillWithTasks = async (app: App, owner: Asker, count: number) => {
  const [first] = await added(owner, newTask({ due: addDays(utcToday(), 3) }));
  const pk = `USER#${owner.sub}`;
  for (let nth = 1; nth < count; nth++) {
    const id = ulid();
    await app.table.put({ ...first, pk, sk: `TASK#${owner.businessId}#${id}`, id });
  }
  await app.table.change(pk, `TASKCOUNT#${owner.businessId}`, 'open', count);
};
