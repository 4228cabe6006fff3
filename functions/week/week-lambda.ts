import { week } from '#shared/contract/week.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { addTasks } from './add-tasks.ts';
import { changeTask } from './change-task.ts';
import { getDashboard } from './get-dashboard.ts';
import { get } from './get-week.ts';

export const handler = feature(
  week,
  { get, today: getDashboard, addTasks, changeTask },
  { enterAccount },
);
