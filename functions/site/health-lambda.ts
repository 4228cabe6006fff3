import { health } from '#shared/contract/api-health.ts';
import { feature, handle } from '../lib/http-handler.ts';

const get = handle(health.get, async () => ({ ok: true as const }));

export const handler = feature(health, { get });
