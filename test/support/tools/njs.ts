import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/njs', '/usr/local/bin/njs', '/opt/homebrew/bin/njs'];

/** Returns the njs engine, on which CloudFront's is based: the one in `NJS` or one in a usual path; else undefined. */
export const findNjs = () =>
  [process.env.NJS, ...usualPlaces].find((path) => path && existsSync(path));

const notFound = 'No njs found (NJS, /usr/bin, /usr/local/bin).';

/** Runs a script in njs and returns the values it prints as JSON; throws the error of njs for an invalid script. */
export const runInNjs = (script: string): unknown => {
  const njs = findNjs();
  if (!njs)
    throw new Error(
      `${notFound} The code of the CloudFront functions runs in it: apt-get install njs, or set NJS to its path.`,
    );
  const { status, stdout, stderr } = spawnSync(njs, ['-c', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`njs refuses the script: ${stdout}${stderr}`);
  return JSON.parse(stdout);
};

const run = (command: string, ...args: string[]) => {
  console.log(`  $ ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Installs njs from Debian's packages; throws instructions where that is not possible. */
const install = () => {
  console.log(`${notFound} Installing it:`);
  const isDebian = existsSync('/etc/debian_version');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, ...rest);
  };
  if (isDebian) {
    apt('update', '--quiet');
    apt('install', '--yes', '--no-install-recommends', 'njs');
  }
  const found = findNjs();
  if (found) return found;
  throw new Error(
    'Still no njs. Install it (Debian, Ubuntu: apt-get install njs; otherwise nginx.org/en/docs/njs) and set NJS to its path.',
  );
};

if (import.meta.main) console.log(`njs: ${findNjs() ?? install()}`);
