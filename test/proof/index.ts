import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { promiseReporter } from './support/reporter.ts';

/**
 * `npm run proof`: keeps our promises up against faults, load and attackers and prints a line for each: the whole form, with
 * the tests of the API and the stacks that have one. `--short` tries as much as `npm test`; a word runs only the files whose
 * path has it.
 */
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' } },
  allowPositionals: true,
});
if (!values.short) process.env.PROOF_SCALE = '10';

const vitest = await startVitest('test', positionals, {
  project: !values.short && !positionals.length ? ['proof*', 'api*', 'infra'] : ['proof*'],
  watch: false,
  silent: true,
  reporters: ['dot', promiseReporter((line) => console.log(line))],
});
await vitest.close();
