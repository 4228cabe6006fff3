import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areas } from './areas.ts';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const found = (patterns: readonly string[]) => globSync(patterns as string[], { cwd: root });
const isCode = (path: string) => path.endsWith('.ts') && !path.endsWith('.d.ts');

/** Returns the files of an area that no earlier area names, in order; a folder includes all its files. */
export const codeOf = (name: string): string[] => {
  const taken = new Set<string>();
  for (const [other, { code }] of Object.entries(areas)) {
    const files = found(code.map((pattern) => pattern.replace(/\*$/, '**/*.ts')));
    if (other === name) return files.filter((path) => isCode(path) && !taken.has(path)).sort();
    for (const path of files) taken.add(path);
  }
  throw new Error(`No area ${name}. There are: ${Object.keys(areas).join(', ')}`);
};

/** Returns the tests of an area, in order. */
export const testsOf = (name: string) => found(areas[name]?.tests ?? []).sort();
