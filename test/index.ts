import { type StdioOptions, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * `npm test`: what a change must pass. The journeys wait for pages a good part of their time, so the tests that need no
 * browser run beside them, at a lower priority; what they print comes in one piece when they have ended.
 */
type Ended = { readonly passed: boolean; readonly output: string };

const start = (command: string, stdio: StdioOptions = 'inherit') => {
  const child = spawn(command, { shell: true, stdio });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => printed.push(piece));
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  child.on('error', reject);
  child.on('close', (code) =>
    resolve({ passed: code === 0, output: Buffer.concat(printed).toString() }),
  );
  return { pid: child.pid, ended: promise };
};

/** Runs a command whose output is kept until it has ended. */
const startQuietly = (command: string) => {
  const { pid, ended } = start(command, ['ignore', 'pipe', 'pipe']);
  const shown = ended.then(({ passed, output }) => {
    console.log(`\n$ ${command}\n${output}`);
    return passed;
  });
  return { pid, shown };
};

const began = performance.now();
const say = (what: string) =>
  console.log(`${what} after ${Math.round((performance.now() - began) / 1000)} s`);

const checksAndBuild = async () => {
  const build = startQuietly('npm run build');
  const { passed } = await start('npm run check').ended;
  return [passed, await build.shown].every(Boolean);
};

const tests = async () => {
  const alone = startQuietly('vitest run');
  if (alone.pid) setPriority(alone.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const journeys = start('npm run e2e -- --workers 100%').ended.then(({ passed }) => {
    say(`Journeys ${passed ? 'passed' : 'failed'}`);
    return passed;
  });
  const rest = alone.shown.then((passed) => {
    say(`Tests without a browser ${passed ? 'passed' : 'failed'}`);
    return passed;
  });
  return (await Promise.all([journeys, rest])).every(Boolean);
};

const steps = [
  checksAndBuild,
  // Both install a package where it is missing, which two at a time may not.
  async () =>
    (await start('node test/support/njs.ts && node test/support/chromium.ts').ended).passed,
  tests,
];
for (const step of steps)
  if (!(await step())) {
    process.exitCode = 1;
    break;
  }
say(process.exitCode ? 'Failed' : 'Passed');
