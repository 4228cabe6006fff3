import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { type BuildPatch, startPatch } from './patch.ts';

/** Applies a patch to modules as they are loaded. */
export const patchBundles = (patch: BuildPatch): Plugin => ({
  name: patch.name,
  setup: ({ onStart, onLoad, onEnd }) => {
    let run = startPatch(patch);
    onStart(() => {
      run = startPatch(patch);
    });
    onLoad({ filter: onAnySystem(patch.files) }, async ({ path }) => {
      const edited = run.edit(await readFile(path, 'utf8'), path);
      return edited === undefined ? undefined : { contents: edited };
    });
    onEnd(({ errors }) => {
      // A build that failed anyway has not seen all files.
      if (errors.length === 0) run.finish();
    });
  },
});

/** esbuild gives paths as the system writes them. */
const onAnySystem = ({ source }: RegExp) => new RegExp(source.replaceAll('\\/', '[\\\\/]'));
