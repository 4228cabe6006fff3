import { rm, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { lambdaPatches } from '#infra/build/patches/index.ts';
import { catalogueEntryPoints, externalCatalogue } from './external-catalogue.ts';
import { lambdaSources } from './lambda-sources.ts';
import { projectRoot } from './project-root.ts';

/**
 * Empties <out>, bundles every Lambda to <out>/<name>/index.cjs in one pass, with the catalogue files it imports at run
 * time next to it, and writes esbuild's metafile to <out>/meta.json.
 * The format is CommonJS, because a cold start then loads fewer of Node's own modules.
 */
export const buildLambdas = async (
  out = '.build',
  options: BuildOptions = {},
  patches: readonly Plugin[] = lambdaPatches(),
): Promise<Metafile> => {
  const shared: BuildOptions = {
    absWorkingDir: projectRoot,
    outdir: out,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    conditions: ['module'],
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  };
  // What an earlier build left under another name would be deployed as well.
  await rm(resolve(projectRoot, out), { recursive: true, force: true });
  const { metafile } = await build({
    ...shared,
    entryPoints: Object.entries(lambdaSources()).map(([name, path]) => ({
      in: path,
      out: `${name}/index`,
    })),
    plugins: [...patches, externalCatalogue],
    metafile: true,
  });
  await build({ ...shared, entryPoints: catalogueEntryPoints(metafile, out) });
  await writeFile(resolve(projectRoot, out, 'meta.json'), JSON.stringify(metafile));
  return metafile;
};

/** The size of each bundle in bytes, by the name of its Lambda. */
export const bundleSizes = ({ outputs }: Metafile): Record<string, number> =>
  Object.fromEntries(
    Object.entries(outputs).map(([path, { bytes }]) => [basename(dirname(path)), bytes]),
  );

if (import.meta.main)
  for (const [name, bytes] of Object.entries(bundleSizes(await buildLambdas())))
    console.log(`${name.padEnd(22)}${Math.round(bytes / 1024)} KB`);
