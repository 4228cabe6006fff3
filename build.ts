import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { lambdaPatches } from '#build-patches/index.ts';
import { textsBeside, textsOf } from '#infra/texts-beside.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Every Lambda by name and where its code starts: a feature is functions/<feature>/index.ts and bears the feature's
 * name, what runs without a caller is functions/<feature>/on-<event>.ts and bears the file's.
 */
export const lambdaSources = (): Record<string, string> => {
  const found = globSync('functions/*/{index,on-*}.ts', { cwd: root });
  return Object.fromEntries(found.sort().map((path) => [lambdaName(path), path]));
};

const lambdaName = (path: string) => {
  const file = basename(path, '.ts');
  return file === 'index' ? basename(dirname(path)) : file;
};

/**
 * Bundles every Lambda to <out>/<name>/index.cjs in one pass, with the texts it may ask for beside it, and keeps what
 * went into them in <out>/meta.json.
 * CommonJS because a cold start loads fewer of Node's own modules that way.
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
    plugins: [...patches, textsBeside],
    metafile: true,
  });
  await build({ ...shared, entryPoints: textsOf(metafile, out) });
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
