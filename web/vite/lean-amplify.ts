import type { Plugin } from 'vite';

/** Our settings are in the library's own form already (auth.ts), so there is nothing to translate. */
const asItIs = 'export const parseAmplifyConfig = (config) => config;';

/** Leaves out of signing in what reads the files of Amplify's own tools, 4 kB for formats that we do not have. */
export const leanAmplify = (): Plugin => ({
  name: 'lean-amplify',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/@aws-amplify/core/dist/esm/utils/parseAmplifyConfig.mjs') ? asItIs : undefined,
});
