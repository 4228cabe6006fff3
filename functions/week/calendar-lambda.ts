import { calendar } from '#shared/contract/week.ts';
import { feature } from '../lib/http.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { get } from './calendar/get.ts';
import { make } from './calendar/make.ts';
import { remove } from './calendar/remove.ts';

export const handler = feature(calendar, { get, make, remove }, { enterAccount });
