import { basename, dirname, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const catalogue = 'shared/catalogue';

/**
 * The catalogue is 400 KB of text, of which a question needs one helper's or none. What the code imports from it at the
 * moment it is needed lies beside the bundle as a file of its own, so that a cold start reads past none of it.
 */
export const textsBeside: Plugin = {
  name: 'texts-beside',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /\.ts$/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === textsBeside) return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: textsBeside });
      return dirname(found.path).endsWith(catalogue)
        ? { path: `./${basename(path, '.ts')}.cjs`, external: true }
        : undefined;
    });
  },
};

/** The files of texts that bundles ask for, as the bundler takes them: `{ in: 'shared/catalogue/sales.ts', out: 'chat/sales' }`. */
export const textsOf = ({ outputs }: Metafile, out: string) =>
  Object.entries(outputs).flatMap(([bundle, { imports }]) =>
    imports
      .filter(({ external, path }) => external && path.startsWith('./'))
      .map(({ path }) => basename(path, '.cjs'))
      .map((name) => ({
        in: `${catalogue}/${name}.ts`,
        out: `${basename(dirname(relative(out, bundle)))}/${name}`,
      })),
  );
