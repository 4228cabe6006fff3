import { basename, dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The folders of `shared` whose files load texts of the catalogue. */
const folders = ['catalogue', 'starter-prompts'];

/**
 * Leaves dynamic imports of the catalogue out of a bundle and points them to a file next to it. The catalogue is 400 KB of
 * text, of which a question needs one helper's or none, and a cold start would have to read all of it.
 */
export const externalCatalogue: Plugin = {
  name: 'external-catalogue',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /\.ts$/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === externalCatalogue) return undefined;
      const resolved = await resolve(path, {
        kind,
        importer,
        resolveDir,
        pluginData: externalCatalogue,
      });
      const folder = folders.find((name) => dirname(resolved.path).endsWith(`shared/${name}`));
      return folder
        ? { path: `./${folder}/${basename(path, '.ts')}.cjs`, external: true }
        : undefined;
    });
  },
};

/** The catalogue files that bundles import at run time, as entry points for esbuild: `{ in: 'shared/catalogue/sales.ts', out: 'chat/catalogue/sales' }`. */
export const catalogueEntryPoints = ({ outputs }: Metafile, outputFolder: string) =>
  Object.entries(outputs).flatMap(([bundle, { imports }]) =>
    imports
      .filter(({ external, path }) => external && path.startsWith('./'))
      .map(({ path }) => join(dirname(path), basename(path, '.cjs')))
      .map((name) => ({
        in: `shared/${name}.ts`,
        out: `${basename(dirname(relative(outputFolder, bundle)))}/${name}`,
      })),
  );
