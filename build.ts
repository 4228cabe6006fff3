import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

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
 * Bundles every Lambda to <out>/<name>/index.cjs in one pass and keeps what went into them in <out>/meta.json.
 * CommonJS because a cold start loads fewer of Node's own modules that way.
 */
export const buildLambdas = async (
  out = '.build',
  options: BuildOptions = {},
): Promise<Metafile> => {
  const sources = lambdaSources();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(sources).map(([name, path]) => ({
      in: path,
      out: `${name}/index`,
    })),
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
    plugins: [keysFromEnvironment, shakeableSchemas, emptied],
    ...options,
    metafile: true,
  });
  await writeFile(new URL(`${out}/meta.json`, import.meta.url), JSON.stringify(metafile));
  return metafile;
};

/**
 * A Lambda finds its keys in its environment and nowhere else, so the SDK's search through profiles, single sign-on and
 * metadata services stays out: 90 KB less to load at a cold start.
 */
const keysFromEnvironment: Plugin = {
  name: 'keys-from-environment',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, ({ resolveDir }) => ({
      path: 'keys',
      namespace: 'environment',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /^keys$/, namespace: 'environment' }, ({ pluginData: resolveDir }) => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
      resolveDir,
    }));
  },
};

/**
 * The SDK describes every operation of a service with `{ [_h]: … }`. A computed key counts as work that cannot be left
 * out, so a mail sender would carry all of SES; with the key written out only what is used stays.
 */
const shakeableSchemas: Plugin = {
  name: 'shakeable-schemas',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /@aws-sdk.client-[\w-]+.dist-es.schemas.schemas_\d+\.js$/ },
      async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const names = new Map(
          [...text.matchAll(/^const (_\w+) = (".*");$/gm)].map(([, name, value]) => [name, value]),
        );
        return {
          contents: text.replace(/\[(_\w+)\]:/g, (all, name) =>
            names.has(name) ? `${names.get(name)}:` : all,
          ),
        };
      },
    ),
};

/** Parts of other companies' SDKs that have nothing to do with what we ask of them. */
const unused = [
  /stripe.esm.resources.(TestHelpers|Issuing|Treasury|Terminal|Climate)/,
  /openai.resources.(?!chat|index|shared)/,
  /openai.lib.ChatCompletion(StreamingRunner|Stream|Runner)\./,
];

/** Leaves empty classes where the unused parts were: they are still made, and cost next to nothing. */
const emptied: Plugin = {
  name: 'emptied',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules.(stripe|openai).+\.m?js$/ }, async ({ path }) => {
      if (!unused.some((part) => part.test(path))) return undefined;
      const text = await readFile(path, 'utf8');
      const classes = [...text.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
      const passedOn = text.match(/^export (?:\*|\{[^}]*\}) from .*$/gm) ?? [];
      return {
        contents: [...passedOn, ...classes.map((name) => `export class ${name} {}`)].join('\n'),
      };
    }),
};

/** The size of each bundle in bytes, by the name of its Lambda. */
export const bundleSizes = ({ outputs }: Metafile): Record<string, number> =>
  Object.fromEntries(
    Object.entries(outputs).map(([path, { bytes }]) => [basename(dirname(path)), bytes]),
  );

if (import.meta.main)
  for (const [name, bytes] of Object.entries(bundleSizes(await buildLambdas())))
    console.log(`${name.padEnd(22)}${Math.round(bytes / 1024)} KB`);
