import { health } from '#shared/contract/health.ts';
import { handle } from '../lib/http.ts';

export const get = handle(health.get, async () => ({ ok: true as const }));
