import { catalogue } from '#shared/contract/catalogue.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { listPrompts } from './list-prompts.ts';

export const handler = feature(catalogue, { listPrompts }, { refuseDeleted });
