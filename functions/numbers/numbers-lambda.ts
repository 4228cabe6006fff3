import { numbers } from '#shared/contract/numbers.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { list } from './list-numbers.ts';
import { remove } from './remove-number.ts';
import { saveImport } from './save-import.ts';
import { save } from './save-numbers.ts';

export const handler = feature(numbers, { list, save, saveImport, remove }, { enterAccount });
