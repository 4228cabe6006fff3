import { savedWork } from '#shared/contract/saved-work.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { list } from './list-saved-work.ts';
import { remove } from './remove-saved-work.ts';
import { rename } from './rename-saved-work.ts';
import { save } from './save-work.ts';

export const handler = feature(savedWork, { list, save, rename, remove }, { enterAccount });
