/**
 * `npm test`: what a change must pass. The journeys wait for pages a part of their time, so the tests that need no browser
 * run beside them, at a lower priority; what those print comes in one piece when they have ended.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';

const start = performance.now();

/** Runs a command and says whether it passed and when. */
const run = async (command: string) => {
  const child = spawn(command, { shell: true, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return told(command, code);
};

/** The same at a lower priority, with nothing printed before its end. */
const runBehind = async (command: string) => {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [[code], printed] = await Promise.all([once(child, 'close'), text(child.stdout)]);
  console.log(printed);
  return told(command, code);
};

const told = (command: string, code: number) => {
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${command}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`);
  return code === 0;
};

const both = async (...runs: Promise<boolean>[]) => (await Promise.all(runs)).every(Boolean);

const passed =
  (await both(run('npm run check'), runBehind('npm run build'))) &&
  // As many journeys as there are cores: what those would leave unused, the other tests use.
  (await run('node test/support/njs.ts')) &&
  (await both(run('npm run e2e -- --workers 100%'), runBehind('vitest run')));
process.exitCode = passed ? 0 : 1;
