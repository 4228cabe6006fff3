import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files of the project, relative to its root: tracked files and new ones that are not ignored. */
export const trackedFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
    .split('\n')
    .filter((file) => file && existsSync(file));
