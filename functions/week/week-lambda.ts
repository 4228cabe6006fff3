import { week } from '#shared/contract/week.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { addTasks } from './add-tasks.ts';
import { changeTask } from './change-task.ts';
import { getToday } from './get-today.ts';
import { get } from './get-week.ts';

export const handler = feature(
  week,
  { get, today: getToday, addTasks, changeTask },
  { enterAccount },
);
