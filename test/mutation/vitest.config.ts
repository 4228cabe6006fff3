import { defineConfig } from 'vitest/config';

/** The tests that may notice a change, from the environment; one after the other, because the tool counts what each one runs. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
