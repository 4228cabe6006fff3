import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { lambdaPatches } from '#build-patches/index.ts';
import { catalogueEntryPoints, externalCatalogue } from '#infra/catalogue-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * The entry point of every Lambda, by the name of the Lambda: functions/<feature>/index.ts has the name of its feature,
 * functions/<feature>/on-<event>.ts (triggers and jobs) the name of the file.
 */
export const lambdaSources = (): Record<string, string> => {
  const paths = globSync('functions/*/{index,on-*}.ts', { cwd: root });
  return Object.fromEntries(paths.sort().map((path) => [lambdaName(path), path]));
};

const lambdaName = (path: string) => {
  const file = basename(path, '.ts');
  return file === 'index' ? basename(dirname(path)) : file;
};

/**
 * Bundles every Lambda to <out>/<name>/index.cjs in one pass, with the catalogue files it imports at run time next to it,
 * and writes esbuild's metafile to <out>/meta.json.
 * The format is CommonJS, because a cold start then loads fewer of Node's own modules.
 */
export const buildLambdas = async (
  out = '.build',
  options: BuildOptions = {},
  patches: readonly Plugin[] = lambdaPatches(),
): Promise<Metafile> => {
  const shared: BuildOptions = {
    absWorkingDir: root,
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
  await writeFile(new URL(`${out}/meta.json`, import.meta.url), JSON.stringify(metafile));
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
