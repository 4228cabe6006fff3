import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { type BuildPatch, startPatch } from './patch.ts';

/** An esbuild plugin that applies a patch to modules as they are loaded. */
export const patchBundles = (patch: BuildPatch): Plugin => ({
  name: patch.name,
  setup: ({ onStart, onLoad, onEnd }) => {
    let run = startPatch(patch);
    onStart(() => {
      run = startPatch(patch);
    });
    onLoad({ filter: withSystemSeparators(patch.files) }, async ({ path }) => {
      const edited = run.edit(await readFile(path, 'utf8'), path);
      return edited === undefined ? undefined : { contents: edited };
    });
    onEnd(({ errors }) => {
      // A build that failed has not loaded every file, so a missing target would be a false alarm.
      if (errors.length === 0) run.finish();
    });
  },
});

/** esbuild passes paths with the separators of the operating system. */
const withSystemSeparators = ({ source }: RegExp) =>
  new RegExp(source.replaceAll('\\/', '[\\\\/]'));
