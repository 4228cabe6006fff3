import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Mutant } from './list.ts';

const root = new URL('../../../', import.meta.url).href;
/** The folders loaded again for every mutant: the rules, the functions, and their checks. */
const anew = ['shared/', 'functions/', 'test/'].map((folder) => root + folder);
const mark = '?mutant=';

/** Returns the changed text of a mutant's file; the original text must occur exactly once. */
export const mutated = ({ name, file, from, to }: Mutant) => {
  const text = readFileSync(new URL(file, root), 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`${name}: the text to change stands not once in ${file}: ${from}`);
  return text.replace(from, () => to);
};

/** Loads modules with a mutant applied, each mutant separately. */
export const createGraph = (mutants: readonly Mutant[]) => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const at = context.parentURL?.indexOf(mark) ?? -1;
      const own = anew.some((folder) => found.url.startsWith(folder));
      if (at < 0 || !own || found.url.includes(mark)) return found;
      return { ...found, url: found.url + context.parentURL?.slice(at) };
    },
    load: (url, context, next) => {
      const [file = '', nth] = url.split(mark);
      const mutant = nth === undefined ? undefined : mutants[Number(nth)];
      if (!mutant || pathToFileURL(fileURLToPath(root) + mutant.file).href !== file)
        return next(url, context);
      return { format: 'module-typescript', source: mutated(mutant), shortCircuit: true };
    },
  });
  return <T>(path: string, nth: number): Promise<T> => import(`${root}${path}${mark}${nth}`);
};
