import { contract } from '#shared/contract/index.ts';
import { feature } from '../lib/http.ts';
import { get } from './get.ts';

export const handler = feature(contract.health, { get });
