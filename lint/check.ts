/**
 * `npm run check`: format and lint, wrong words, types and dead code, beside one another. Each prints in one piece when it
 * has ended. Types and dead code are kept from the last run, so a second one takes a part of the time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

const colors = process.stdout.isTTY ? 'force' : 'off';
// With more than one checker each learns the shared types anew: a third more work, and not sooner done.
const checks = [
  `biome ci --colors=${colors} .`,
  'tsc -b --checkers 1',
  'knip --cache',
  'node lint/words.ts',
];

/** Runs a command; whether it passed. */
const run = async (command: string) => {
  const [name = '', ...args] = command.split(' ');
  // The compiler is written in Go and has memory to spare: collecting garbage seldom saves a tenth of its time.
  const env = { ...process.env, GOGC: '400' };
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [code] = await once(child, 'close');
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`${printed}${command}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`);
  return code === 0;
};

const passed = await Promise.all(checks.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
