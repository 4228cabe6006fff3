import type { BuildPatch } from './patch.ts';

const reExport = /^export \{[^}]*\bdefaultProvider\b[^}]*\} from "\.\/defaultProvider";$/m;
const target = 'defaultProvider';

/**
 * Replaces the SDK's default credential chain (profiles, single sign-on, metadata services) by the provider that reads the
 * environment, which is the only place where a Lambda has its credentials.
 */
export const awsCredentials: BuildPatch = {
  name: 'aws-credentials',
  packages: { '@aws-sdk/credential-provider-node': '3.972.97' },
  files: /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
  targets: [target],
  edit: (code, _path, markFound) => {
    if (!reExport.test(code)) return undefined;
    markFound(target);
    return code.replace(
      reExport,
      "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
    );
  },
};
