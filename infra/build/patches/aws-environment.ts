import type { BuildPatch } from './patch.ts';

const reExport = /^export \{[^}]*\bdefaultProvider\b[^}]*\} from "\.\/defaultProvider";$/m;
const fromEnvironment =
  "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';";
/** A place where the SDK looks for a setting, between the environment and its default. */
const files = 'fromSharedConfigFiles(configFileSelector, configuration), ';

/**
 * Lets the SDK read credentials and settings from the environment, the only place where a Lambda has them: without
 * profiles, single sign-on and metadata services, and without the files in a home directory.
 */
export const awsEnvironment: BuildPatch = {
  name: 'aws-environment',
  packages: { '@aws-sdk/credential-provider-node': '3.972.97', '@smithy/core': '3.41.0' },
  files:
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$|\/node-config-provider\/configLoader\.js$/,
  targets: ['defaultProvider', files],
  edit: (code, _path, markFound) => {
    if (reExport.test(code)) markFound('defaultProvider');
    if (code.includes(files)) markFound(files);
    return code.replace(reExport, fromEnvironment).replace(files, '');
  },
};
