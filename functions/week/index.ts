import { week } from '#shared/contract/week.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { addTasks } from './add-tasks.ts';
import { changeTask } from './change-task.ts';
import { get } from './get.ts';
import { today } from './today.ts';

export const handler = feature(week, { get, today, addTasks, changeTask }, { refuseDeleted });
