import { numbers } from '#shared/contract/numbers.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { save } from './save.ts';
import { saveImport } from './save-import.ts';

export const handler = feature(numbers, { list, save, saveImport, remove }, { refuseDeleted });
