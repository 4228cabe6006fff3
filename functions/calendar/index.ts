import { calendar } from '#shared/contract/calendar.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { get } from './get.ts';
import { make } from './make.ts';
import { read } from './read.ts';
import { remove } from './remove.ts';

export const handler = feature(calendar, { get, make, remove, read }, { refuseDeleted });
