import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const usage = 'npm run smoke -- --url https://… [--visitor]';

/**
 * Tests a running stage: `--visitor` tests it only from the outside, otherwise a temporary owner signs in, asks a
 * question and is deleted again. In the cloud that needs credentials that can create users; on this machine the inbox
 * page is enough.
 */
const { values } = parseArgs({
  options: { url: { type: 'string' }, visitor: { type: 'boolean', default: false } },
});
if (!values.url || !URL.canParse(values.url)) {
  console.error(`Say which address to try: ${usage}`);
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--config',
    'test/smoke/playwright.config.ts',
    ...(values.visitor ? ['visitor'] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, SMOKE_URL: new URL(values.url).origin } },
);
process.exit(status ?? 1);
