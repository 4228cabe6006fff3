import { defineConfig } from 'vitest/config';

/** The tests to run, from the environment; in sequence, because the tool counts the coverage of each. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
