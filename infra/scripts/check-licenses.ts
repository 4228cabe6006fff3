import { readFileSync } from 'node:fs';
import { disallowedLicenses } from './disallowed-licenses.ts';

const disallowed = disallowedLicenses(
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
);
for (const line of disallowed) console.error(line);
if (disallowed.length) {
  console.error(
    'These licenses are not allowed: see the list in infra/scripts/disallowed-licenses.ts.',
  );
  process.exitCode = 1;
} else console.log('Every package has an allowed license.');
