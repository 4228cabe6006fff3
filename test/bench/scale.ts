/** `npm run scale`: writes docs/scale.md and docs/cost.md from counted calls, stated assumptions and list prices. */
import { writeFileSync } from 'node:fs';
import { measureLooks } from './admin/measure-looks.ts';
import { questionCost } from './capacity.ts';
import { measureReads } from './connections/measure-reads.ts';
import { costPage } from './cost-page.ts';
import { measureJobs } from './jobs.ts';
import { scalePage } from './scale-page.ts';

// First: the client of the key keeps the address that it saw first.
const reads = await measureReads();
const jobs = await measureJobs();
const looks = await measureLooks();
const question = await questionCost();
const docs = new URL('../../docs/', import.meta.url);
writeFileSync(new URL('scale.md', docs), scalePage(jobs, reads, looks));
writeFileSync(new URL('cost.md', docs), costPage(question));
console.log('docs/scale.md and docs/cost.md are written.');
process.exit(0);
