/** Writes the contract as docs/openapi.json and as a page to read, docs/api.md: `npm run openapi`. */
import { writeFileSync } from 'node:fs';
import { openapi } from '#shared/openapi.ts';
import { apiPage } from './api-page.ts';

writeFileSync(new URL('openapi.json', import.meta.url), `${JSON.stringify(openapi(), null, 2)}\n`);
writeFileSync(new URL('api.md', import.meta.url), `${apiPage()}\n`);
