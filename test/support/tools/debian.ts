import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command that prints its own progress; returns whether it succeeded. */
export const run = (command: string, ...args: string[]) => {
  console.log(`  $ ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Whether Debian packages can be installed here. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages; returns whether it succeeded. */
export const fromDebian = (...names: string[]) =>
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...names);

/** Updates Debian's package lists; returns whether it succeeded. */
export const updateDebian = () => run('apt-get', 'update', '--quiet');
