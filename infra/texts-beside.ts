import { basename, dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The folders of `shared` whose files bring texts of the catalogue along. */
const folders = ['catalogue', 'starter-prompts'];

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
      const folder = folders.find((name) => dirname(found.path).endsWith(`shared/${name}`));
      return folder
        ? { path: `./${folder}/${basename(path, '.ts')}.cjs`, external: true }
        : undefined;
    });
  },
};

/** The files of texts that bundles ask for, as the bundler takes them: `{ in: 'shared/catalogue/sales.ts', out: 'chat/catalogue/sales' }`. */
export const textsOf = ({ outputs }: Metafile, out: string) =>
  Object.entries(outputs).flatMap(([bundle, { imports }]) =>
    imports
      .filter(({ external, path }) => external && path.startsWith('./'))
      .map(({ path }) => join(dirname(path), basename(path, '.cjs')))
      .map((name) => ({
        in: `shared/${name}.ts`,
        out: `${basename(dirname(relative(out, bundle)))}/${name}`,
      })),
  );
