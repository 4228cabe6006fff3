import type { BuildPatch } from './patch.ts';

const target = 'const components = {';

/** Leaves the design tokens of single components out of the form kit's default theme; its stylesheet has their values, and nothing reads them in scripts. */
export const amplifyTokens: BuildPatch = {
  name: 'amplify-tokens',
  packages: { '@aws-amplify/ui': '6.15.6' },
  files: /\/theme\/tokens\/components\/index\.mjs$/,
  targets: [target],
  edit: (code, _path, markFound) => {
    if (!code.includes(target)) return undefined;
    markFound(target);
    return 'export const components = {};\n';
  },
};
