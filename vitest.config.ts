import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { promisesAtEnd } from './test/proof/support/reporter.ts';
import { needOwnWorker } from './test/support/own-worker.ts';
import { whole } from './test/support/proof-size.ts';
import { catalogueIcons } from './web/vite/catalogue-icons.ts';
import { catalogueOverview } from './web/vite/catalogue-overview.ts';
import { contractEndpoints } from './web/vite/contract-endpoints.ts';
import { freeToolWords } from './web/vite/free-tool-words.ts';
import { tradePageModules } from './web/vite/trade-pages.ts';

// What tests write outside the repository goes into one folder, which ends with the run.
const written = mkdtempSync(join(tmpdir(), 'sevenhands-tests-'));
process.env.TMPDIR = written;
process.once('exit', () => rmSync(written, { recursive: true, force: true }));

/** In CI a failed test runs once more, and the report says so; on a developer's machine it does not. */
const retry = process.env.CI ? 1 : 0;

/** A test takes seconds; a machine that does other work at the same time may make it twenty times slower. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

type Options = Partial<typeof timeouts> & {
  pool?: 'threads';
  isolate?: false;
  include?: string[];
  exclude?: string[];
  experimental?: { viteModuleRunner: false };
};
/** Node reads the modules itself, as in production: for tests that replace none, and quicker where each uses many. */
const native = { experimental: { viteModuleRunner: false } } as const;

/** Tests of one folder that run in plain Node. */
const node = (name: string, more: Options = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`test/${name}/**/*.test.ts`],
    ...timeouts,
    retry,
    ...more,
  },
});

const plugins = () => [
  contractEndpoints(),
  catalogueOverview(),
  freeToolWords(),
  catalogueIcons(),
  tradePageModules(),
];
/** Tests of the web app, in the model of a browser. */
const web = (name: string, more: Options) => ({
  plugins: plugins(),
  test: {
    name,
    environment: 'happy-dom',
    pool: 'threads' as const,
    ...timeouts,
    retry,
    setupFiles: ['test/support/set-up-page-tests.ts'],
    css: false as const,
    ...more,
  },
});

const apiFiles = 'test/api/**/*.test.ts';
const webFiles = 'test/web/**/*.test.{ts,tsx}';
const proofFiles = 'test/proof/**/*.test.ts';
const proofTimeouts = { testTimeout: 600_000, hookTimeout: 600_000 };
const localFiles = 'test/local/**/*.test.ts';
const alone = {
  api: needOwnWorker(apiFiles),
  local: needOwnWorker(localFiles),
  web: needOwnWorker(webFiles),
  proof: needOwnWorker(proofFiles),
};

export default defineConfig({
  test: {
    // By default one core would stay idle; a worker more would load all modules once more.
    maxWorkers: '100%',
    silent: 'passed-only',
    tags: [
      { name: 'night', description: 'Runs every night (`npm run proof`), not in `npm test`.' },
    ],
    ...(!whole && { tagsFilter: ['!night'] }),
    // What failed is told last, where a reader of a long log looks first.
    reporters: [promisesAtEnd((line) => console.log(line)), 'default'],
    projects: [
      // First, because one of its files is longer than any other and should not be what is waited for at the end.
      node('proof', { ...proofTimeouts, isolate: false, exclude: alone.proof }),
      node('proof-alone', { ...proofTimeouts, include: alone.proof }),
      // Threads start faster. Loading the modules took half the time of most files, so the files of a worker share what
      // is loaded, except those that replace modules or need settings read anew.
      node('domain', { pool: 'threads', isolate: false, ...native }),
      node('api', { pool: 'threads', isolate: false, exclude: alone.api }),
      node('local', { pool: 'threads', isolate: false, exclude: alone.local }),
      node('alone', { pool: 'threads', include: [...alone.api, ...alone.local] }),
      web('web', { isolate: false, include: [webFiles], exclude: alone.web }),
      web('web-alone', { include: alone.web }),
      // A process of its own, because only that can be moved to another time zone.
      node('time-zone'),
      node('infra', { pool: 'threads', isolate: false, ...native }),
    ],
  },
});
