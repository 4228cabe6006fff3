import { contract } from '#shared/contract/index.ts';
import { feature } from '../lib/http.ts';
import { listPrompts } from './list-prompts.ts';

export const handler = feature(contract.catalogue, { listPrompts });
