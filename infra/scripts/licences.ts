import { readFileSync } from 'node:fs';
import { disallowedLicences } from './check-licences.ts';

const odd = disallowedLicences(
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
);
for (const one of odd) console.error(one);
if (odd.length) {
  console.error('These licences need a look: infra/scripts/check-licences.ts has the list.');
  process.exitCode = 1;
} else console.log('Every package may be shipped.');
