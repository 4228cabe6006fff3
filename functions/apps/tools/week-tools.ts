import type { McpServer } from '@modelcontextprotocol/server';
import { ulid } from 'ulid';
import * as z from 'zod';
import { writeScope } from '#shared/domain/apps/app-scopes.ts';
import { LocalDate } from '#shared/domain/lib/date-schemas.ts';
import { taskLimits } from '#shared/domain/week/task-limits.ts';
import { type Task, taskStates } from '#shared/domain/week/task-schemas.ts';
import { taskFromApp } from '#shared/domain/week/tasks-from-sources.ts';
import { addTasksTo } from '../../week/add-tasks.ts';
import { listTasks } from '../../week/tasks-table.ts';
import { todayOf } from '../../week/today-and-seasons.ts';
import type { AppCaller } from '../app-caller.ts';
import { hideCustomerNames } from './hide-customer-names.ts';
import { addAnnotations, readAnnotations } from './tool-annotations.ts';
import { answerTool, pageOf } from './tool-answers.ts';

const pageSize = 20;

const ToolTask = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  due: z.iso.date(),
  state: z.enum(taskStates),
});

/** The tasks of the week, and one more for an app that may add them. */
export const addWeekTools = (server: McpServer, caller: AppCaller) => {
  const { account, business, grant, now } = caller;

  server.registerTool(
    'week_list',
    {
      title: 'Tasks',
      description: `The tasks of the business by due date, ${pageSize} to a page. Open ones unless asked otherwise.`,
      inputSchema: z.strictObject({
        state: z.enum(taskStates).default('open'),
        page: z.int().min(1).max(50).default(1),
      }),
      outputSchema: z.object({
        today: z.iso.date().describe('The day it is where the business is.'),
        tasks: z.array(ToolTask),
        more: z.boolean().describe('Whether there is a next page.'),
      }),
      annotations: readAnnotations,
    },
    ({ state, page }) =>
      answerTool(async () => {
        const [tasks, withoutNames] = await Promise.all([
          listTasks(account.id, business.id, now),
          hideCustomerNames(caller),
        ]);
        const asked = tasks
          .filter((task) => task.state === state)
          .toSorted((a, b) => (a.due === b.due ? 0 : a.due < b.due ? -1 : 1));
        const { rows, more } = pageOf(asked, page, pageSize);
        return {
          today: todayOf(business, now),
          tasks: rows.map((task) => shownTask(task, withoutNames)),
          more,
        };
      }),
  );

  if (!grant.scopes.includes(writeScope)) return;
  server.registerTool(
    'week_add',
    {
      title: 'Add a task',
      description:
        'Adds one task to the list of the business. Ask the owner before you call it. It cannot be taken back from here.',
      inputSchema: z.strictObject({
        title: z.string().trim().min(1).max(taskLimits.title),
        detail: z.string().trim().max(taskLimits.detail).default(''),
        due: LocalDate,
      }),
      outputSchema: z.object({ task: ToolTask }),
      annotations: addAnnotations,
    },
    (asked) =>
      answerTool(async () => {
        const task = taskFromApp(asked, grant.name, ulid(now.getTime()));
        const [added] = await addTasksTo(account.id, business, [task], { now });
        return { task: shownTask(added as Task, (text) => text) };
      }),
  );
};

const shownTask = (
  { id, title, detail, due, state }: Task,
  withoutNames: (text: string) => string,
): z.infer<typeof ToolTask> => ({
  id,
  title: withoutNames(title),
  detail: withoutNames(detail),
  due,
  state,
});
