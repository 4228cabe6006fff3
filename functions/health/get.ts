import { contract } from '#shared/contract/index.ts';
import { handle } from '../lib/http.ts';

export const get = handle(contract.health.get, async () => ({ ok: true as const }));
