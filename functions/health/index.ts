import { health } from '#shared/contract/health.ts';
import { feature } from '../lib/http.ts';
import { get } from './get.ts';

export const handler = feature(health, { get });
