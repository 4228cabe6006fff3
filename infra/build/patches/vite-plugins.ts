import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type BuildPatch, startPatch } from './patch.ts';

/** Limits a plugin to production builds of the browser's files. */
const browserBuildOnly = {
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
} satisfies Partial<Plugin>;

/** A Vite plugin that applies a patch to modules as they are loaded. */
export const patchModules = (patch: BuildPatch): Plugin => {
  let run = startPatch(patch);
  return {
    ...browserBuildOnly,
    name: patch.name,
    enforce: 'pre',
    buildStart() {
      run = startPatch(patch);
    },
    resolveId: (id) => {
      const file = patch.redirects?.[id];
      return file && fileURLToPath(new URL(`../../../node_modules/${file}`, import.meta.url));
    },
    transform: {
      filter: { id: patch.files },
      handler: (code, id) => {
        const edited = run.edit(code, id);
        return edited === undefined ? undefined : { code: edited, map: null };
      },
    },
    buildEnd(error) {
      if (!error) run.finish();
    },
  };
};

/** A Vite plugin that applies a patch to the finished stylesheets, which hold the rules of the package and of the app. */
export const patchStyles = (patch: BuildPatch): Plugin => ({
  ...browserBuildOnly,
  name: patch.name,
  enforce: 'post',
  generateBundle(_options, bundle) {
    const run = startPatch(patch);
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && patch.files.test(asset.fileName))
        asset.source = run.edit(String(asset.source), asset.fileName) ?? asset.source;
    run.finish();
  },
});
