import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

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

/** What keeps a Lambda's bundle to what the Lambda can need: docs/decisions/0054. */
export const lean: Plugin[] = [keysFromEnvironment, shakeableSchemas, emptied];
