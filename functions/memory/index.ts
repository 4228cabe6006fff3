import { contract } from '#shared/contract/index.ts';
import { feature } from '../lib/http.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { update } from './update.ts';

export const handler = feature(contract.memory, { list, update, remove });
