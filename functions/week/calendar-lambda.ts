import { calendar } from '#shared/contract/week.ts';
import { refuseDeleted } from '../account/deletion/deletion-table.ts';
import { feature } from '../lib/http.ts';
import { get } from './calendar/get.ts';
import { make } from './calendar/make.ts';
import { remove } from './calendar/remove.ts';

export const handler = feature(calendar, { get, make, remove }, { refuseDeleted });
