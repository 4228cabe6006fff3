import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command that says itself what it does; whether it succeeded. */
export const run = (command: string, ...args: string[]) => {
  console.log(`  $ ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Whether packages of Debian can be installed here. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages of Debian; whether that succeeded. */
export const fromDebian = (...names: string[]) =>
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...names);

/** Reads Debian's lists of packages anew; whether that succeeded. */
export const updateDebian = () => run('apt-get', 'update', '--quiet');
