import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** What a stand-in remembers. `save` writes it where only this user can read it; without a file it stays in memory. */
export type State<T> = { readonly value: T; readonly save: () => void };

/**
 * Opens the file, or starts from `empty`; throws a sentence with the way out if it cannot be read. No crash of ours leaves
 * such a file, because it is replaced whole.
 */
export const openState = <T>(file: string | undefined, empty: T): State<T> => {
  if (!file) return { value: empty, save: () => {} };
  const value = existsSync(file) ? { ...empty, ...read<T>(file) } : empty;
  return {
    value,
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(value, null, 1), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
};

const read = <T>(file: string): T => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw unreadable(file);
  }
};

/** Says that a part of the state is broken, and how to start without it. */
export const unreadable = (path: string) => {
  const shown = shortPath(path);
  return new Error(
    `${shown} cannot be read. Start with npm start -- --fresh, which empties ${dirname(shown)}/.`,
  );
};

/** A path as somebody in this project would type it. */
export const shortPath = (path: string) => {
  const short = relative('', path);
  return short.startsWith('..') ? path : short;
};
