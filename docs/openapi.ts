/** Writes docs/openapi.json and docs/api.md from the contract: `npm run openapi`. */
import { writeFileSync } from 'node:fs';
import { openapi } from '#shared/openapi.ts';
import { apiPage } from './api-page.ts';

writeFileSync(new URL('openapi.json', import.meta.url), `${JSON.stringify(openapi(), null, 2)}\n`);
writeFileSync(new URL('api.md', import.meta.url), `${apiPage()}\n`);
