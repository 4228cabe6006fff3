/** Writes the contract as docs/openapi.json: `npm run openapi`. */
import { writeFileSync } from 'node:fs';
import { openapi } from '#shared/openapi.ts';

writeFileSync(new URL('openapi.json', import.meta.url), `${JSON.stringify(openapi(), null, 2)}\n`);
