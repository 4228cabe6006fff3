import { basename, dirname, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const catalogue = 'shared/catalogue';

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
      return dirname(resolved.path).endsWith(catalogue)
        ? { path: `./${basename(path, '.ts')}.cjs`, external: true }
        : undefined;
    });
  },
};

/** The catalogue files that bundles import at run time, as entry points for esbuild: `{ in: 'shared/catalogue/sales.ts', out: 'chat/sales' }`. */
export const catalogueEntryPoints = ({ outputs }: Metafile, outputFolder: string) =>
  Object.entries(outputs).flatMap(([bundle, { imports }]) =>
    imports
      .filter(({ external, path }) => external && path.startsWith('./'))
      .map(({ path }) => basename(path, '.cjs'))
      .map((name) => ({
        in: `${catalogue}/${name}.ts`,
        out: `${basename(dirname(relative(outputFolder, bundle)))}/${name}`,
      })),
  );
