/**
 * `npm test`: what a change must pass. The build and the checks run beside one another, then the journeys, then the other
 * tests: beside one another those two would take a fifth more. The checks print in one piece when they have ended; the
 * last that a command which failed printed stands at the end as well, because that is all some build logs keep.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';

const start = performance.now();
const failures: string[] = [];
const linesAtEnd = 120;
/** What one process compiled the others read. */
const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') };

type Place = 'before' | 'behind';

/** Runs a command and says whether it passed and when; one that runs behind prints nothing before its end. */
const run = async (command: string, place: Place = 'before') => {
  const child = spawn(`(${command}) 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  if (place === 'behind' && child.pid)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (place === 'before') process.stdout.write(text);
  });
  const [code] = await once(child, 'close');
  if (place === 'behind') console.log(printed);
  const seconds = Math.round((performance.now() - start) / 1000);
  const outcome = `${command}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`;
  console.log(`\n${outcome}`);
  if (code !== 0)
    failures.push([...printed.trimEnd().split('\n').slice(-linesAtEnd), outcome].join('\n'));
  return code === 0;
};

const [isBuilt, hasTools, isChecked] = await Promise.all([
  run('npm run build'),
  // One after the other, because both may install packages.
  run('node test/support/tools/njs.ts && node test/support/chromium.ts'),
  run('npm run check', 'behind'),
]);
const areTested =
  isBuilt && hasTools && [await run('npm run e2e'), await run('vitest run')].every(Boolean);
process.exitCode = isChecked && areTested ? 0 : 1;
for (const failure of failures) console.log(`\n── What failed, again ──\n${failure}`);
