import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a stand-in remembers. `save` writes it where only this user can read it; without a file it stays in memory. */
export type State<T> = { readonly value: T; readonly save: () => void };

/** Opens the file, or starts from `empty`. A file that was cut short by a crash cannot occur: it is replaced whole. */
export const openState = <T>(file: string | undefined, empty: T): State<T> => {
  if (!file) return { value: empty, save: () => {} };
  const value = existsSync(file)
    ? { ...empty, ...(JSON.parse(readFileSync(file, 'utf8')) as T) }
    : empty;
  return {
    value,
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(value, null, 1), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
};
