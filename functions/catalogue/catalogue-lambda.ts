import { catalogue } from '#shared/contract/catalogue.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { listPrompts } from './list-prompts.ts';

export const handler = feature(catalogue, { listPrompts }, { enterAccount });
