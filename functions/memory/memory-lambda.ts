import { memory } from '#shared/contract/memory.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { add } from './add-entry.ts';
import { list } from './list-entries.ts';
import { remove } from './remove-entry.ts';
import { undo } from './undo-noted-entry.ts';
import { update } from './update-entry.ts';

export const handler = feature(memory, { list, add, undo, update, remove }, { enterAccount });
