import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type BuildPatch, startPatch } from './patch.ts';

/** What both kinds share: at work while the browser's files are built, and nowhere else. */
const inBrowserBuild = {
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
} satisfies Partial<Plugin>;

/** Applies a patch to modules as they are loaded. */
export const patchModules = (patch: BuildPatch): Plugin => {
  let run = startPatch(patch);
  return {
    ...inBrowserBuild,
    name: patch.name,
    enforce: 'pre',
    buildStart() {
      run = startPatch(patch);
    },
    resolveId: (id) => {
      const file = patch.redirects?.[id];
      return file && fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
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

/** Applies a patch to the finished stylesheets, in which the package's rules stand beside the app's. */
export const patchStyles = (patch: BuildPatch): Plugin => ({
  ...inBrowserBuild,
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
