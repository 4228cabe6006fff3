import { memory } from '#shared/contract/memory.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { add } from './add.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { undo } from './undo.ts';
import { update } from './update.ts';

export const handler = feature(memory, { list, add, undo, update, remove }, { refuseDeleted });
