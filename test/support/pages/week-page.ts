import { expect, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import { addDays } from '#shared/domain/lib/local-date.ts';
import type { NewTask } from '#shared/domain/week/task-schemas.ts';
import type { Owner } from '../playwright-app.ts';

/** A task with its checkbox, in any list. */
export const taskOn = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: title, exact: true }) });

/** The tasks of an owner on the server: added by days from today, and read by title. */
export const weekOf = async ({ client }: Owner) => {
  const { account } = await client.account.get({});
  const business_id = String(account.active_business_id);
  const { today } = await client.week.get({ business_id });
  const taskIn = (title: string, days: number, more: Partial<NewTask> = {}): NewTask => ({
    id: ulid(),
    title,
    detail: '',
    minutes: 10,
    who: null,
    due: addDays(today, days),
    helper_id: null,
    source: { kind: 'own' },
    draft: null,
    ...more,
  });
  const read = async (title: string) =>
    (await client.week.get({ business_id })).tasks.find((one) => one.title === title);
  return {
    business_id,
    today,
    add: async (...tasks: Parameters<typeof taskIn>[]) => {
      await client.week.addTasks({ business_id, tasks: tasks.map((one) => taskIn(...one)) });
    },
    read,
    /** Waits until the server has the task in that state. */
    hasState: (title: string, state: string) =>
      expect.poll(async () => (await read(title))?.state, { message: title }).toBe(state),
  };
};
