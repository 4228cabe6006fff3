import { work } from '#shared/contract/work.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { save } from './save.ts';

export const handler = feature(work, { list, save, rename, remove }, { refuseDeleted });
