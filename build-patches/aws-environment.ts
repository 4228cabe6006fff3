import type { BuildPatch } from './patch.ts';

const edits: Readonly<Record<string, { find: RegExp; put: string }>> = {
  defaultProvider: {
    find: /^export \{[^}]*\bdefaultProvider\b[^}]*\} from "\.\/defaultProvider";$/m,
    put: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
  },
  'fromSharedConfigFiles(configFileSelector, configuration), ': {
    find: /\bfromSharedConfigFiles\(configFileSelector, configuration\), /,
    put: '',
  },
};

/**
 * Lets the SDK read credentials and settings from the environment, the only place where a Lambda has them: without
 * profiles, single sign-on and metadata services, and without the files in a home directory that it else looks for.
 */
export const awsEnvironment: BuildPatch = {
  name: 'aws-environment',
  packages: { '@aws-sdk/credential-provider-node': '3.972.97', '@smithy/core': '3.41.0' },
  files:
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$|\/node-config-provider\/configLoader\.js$/,
  targets: Object.keys(edits),
  edit: (code, _path, markFound) => {
    const [target, edit] = Object.entries(edits).find(([, { find }]) => find.test(code)) ?? [];
    if (!target || !edit) return undefined;
    markFound(target);
    return code.replace(edit.find, edit.put);
  },
};
