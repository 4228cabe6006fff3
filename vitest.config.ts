import { defineConfig } from 'vitest/config';
import { promisesAtEnd } from './test/proof/support/reporter.ts';
import { catalogueIcons } from './web/vite/catalogue-icons.ts';
import { contractEndpoints } from './web/vite/endpoints.ts';
import { catalogueOverview } from './web/vite/overview.ts';

/** A busy build machine may cost a test its time; its second try is reported. At a desk there is none. */
const retry = process.env.CI ? 1 : 0;

/** Tests of one folder that run in plain Node. */
const node = (name: string, more: { testTimeout?: number; pool?: 'threads' } = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry,
    ...more,
  },
});

export default defineConfig({
  test: {
    silent: 'passed-only',
    reporters: ['default', promisesAtEnd((line) => console.log(line))],
    projects: [
      // Threads start faster; where a test moves to another time zone it takes a process.
      node('domain'),
      node('api', { pool: 'threads' }),
      node('infra', { pool: 'threads', testTimeout: 120_000 }),
      node('local', { pool: 'threads' }),
      node('proof', { testTimeout: 1_800_000 }),
      {
        plugins: [contractEndpoints(), catalogueOverview(), catalogueIcons()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          pool: 'threads',
          retry,
          include: ['test/web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/web.ts'],
          css: false,
        },
      },
    ],
  },
});
