import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/support/free-port.ts';

const answers = async (url: string) => {
  for (let left = 120; left > 0; left -= 1) {
    const answer = await fetch(`${url}/config.json`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing answers at ${url}`);
};

// Tries out what `npm run build` made, as a stage is tried out: the product on a port of its own, then the smoke test against it.
const port = await freePort();
const url = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'sevenhands-smoke-'));
const product = spawn(process.execPath, ['infra/local/index.ts', '--built', '--fresh'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, WEB_PORT: String(port), LOCAL_DIR: folder, REPLY_PACE: '0.1' },
});
const gone = once(product, 'exit');
try {
  await Promise.race([
    answers(url),
    gone.then(() => Promise.reject(new Error('The product did not start'))),
  ]);
  const { status } = spawnSync(process.execPath, ['test/smoke/index.ts', '--url', url], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  product.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
}
