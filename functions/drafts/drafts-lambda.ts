import { drafts } from '#shared/contract/drafts.ts';
import { feature } from '../lib/http.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { list } from './list-saved-work.ts';
import { remove } from './remove-saved-work.ts';
import { rename } from './rename-saved-work.ts';
import { save } from './save-work.ts';

export const handler = feature(drafts, { list, save, rename, remove }, { enterAccount });
