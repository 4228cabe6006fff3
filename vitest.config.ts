import { defineConfig } from 'vitest/config';
import { catalogueOverview } from './web/vite/overview.ts';
import { contractWires } from './web/vite/wires.ts';

/** Tests of one folder that run in plain Node. */
const node = (name: string, more: { testTimeout?: number } = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: 30_000,
    ...more,
  },
});

export default defineConfig({
  test: {
    projects: [
      node('domain'),
      node('api'),
      node('infra', { testTimeout: 120_000 }),
      node('local'),
      node('long', { testTimeout: 300_000 }),
      node('proof', { testTimeout: 900_000 }),
      {
        plugins: [contractWires(), catalogueOverview()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['test/web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/web.ts'],
          css: false,
        },
      },
    ],
  },
});
