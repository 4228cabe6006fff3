import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { promiseReporter } from './support/reporter.ts';

/**
 * `npm run proof`: tests the guarantees against faults, load and attackers and prints a line for each: in the full
 * form, with all other tests, also those that `npm test` leaves to the night. `--short` tries as many cases as
 * `npm test`; a word runs only the files whose path contains it.
 */
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' } },
  allowPositionals: true,
});
if (!values.short) process.env.PROOF_SCALE = '10';

const vitest = await startVitest('test', positionals, {
  ...((values.short || positionals.length) && { project: ['proof*'] }),
  watch: false,
  silent: true,
  reporters: ['dot', promiseReporter((line) => console.log(line))],
});
await vitest.close();
