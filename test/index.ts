/**
 * `npm test`: what a change must pass. The journeys wait for pages a part of their time, so the tests that need no browser
 * run beside them, at a lower priority; what those print comes in one piece when they have ended. The last that a command
 * which failed printed stands at the end as well, because that is all some build logs keep.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

const start = performance.now();
const failures: string[] = [];
const linesAtEnd = 120;

type Place = 'before' | 'behind';

/** Runs a command and says whether it passed and when; one that runs behind prints nothing before its end. */
const run = async (command: string, place: Place = 'before') => {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
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

const both = async (...runs: Promise<boolean>[]) => (await Promise.all(runs)).every(Boolean);

const passed =
  (await both(run('npm run check'), run('npm run build', 'behind'))) &&
  // As many journeys as there are cores: what those would leave unused, the other tests use.
  (await run('node test/support/njs.ts')) &&
  (await both(run('npm run e2e -- --workers 100%'), run('vitest run', 'behind')));
for (const failure of failures) console.log(`\n── What failed, again ──\n${failure}`);
process.exitCode = passed ? 0 : 1;
