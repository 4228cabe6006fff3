import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './tools/free-port.ts';

/** The environment before a test or benchmark starts its own services in this process. */
const environment = { ...process.env };

/**
 * Starts the built product in a separate process, on a free port with an empty folder, and resolves when it responds:
 * `await using product = await startProduct()`. `replyPace` is the pace of the model's stand-in, 0 for at once. Rejects
 * when the process ends or does not respond for three minutes.
 */
export const startProduct = async ({ replyPace }: { replyPace?: string } = {}) => {
  const url = `http://localhost:${await freePort()}`;
  const folder = mkdtempSync(join(tmpdir(), 'sevenhands-product-'));
  const child = spawn(process.execPath, ['local/index.ts', '--built', '--fresh'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      WEB_PORT: new URL(url).port,
      LOCAL_DIR: folder,
      ...(replyPace !== undefined && { REPLY_PACE: replyPace }),
    },
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const failed = ended.then(() => Promise.reject(new Error('The product did not start')));
  // Not awaited once the product has started.
  failed.catch(() => {});
  try {
    await Promise.race([answers(url), failed]);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, [Symbol.asyncDispose]: close };
};

const answers = async (url: string) => {
  const end = performance.now() + 180_000;
  while (performance.now() < end) {
    const page = await fetch(`${url}/config.json`).catch(() => undefined);
    if (page?.ok) return;
    await sleep(50);
  }
  throw new Error(`Nothing answers at ${url}`);
};
