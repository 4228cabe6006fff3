import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const usage = 'npm run smoke -- --url https://… [--visitor]';

/**
 * Tries out a stage that stands: `--visitor` looks from outside only, otherwise a throw-away owner signs in, asks and is
 * deleted again. In the cloud that needs credentials that may create users; on this machine the inbox page is enough.
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
