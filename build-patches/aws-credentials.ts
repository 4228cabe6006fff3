import type { BuildPatch } from './patch.ts';

const search = /^export \{[^}]*\bdefaultProvider\b[^}]*\} from "\.\/defaultProvider";$/m;
const target = 'defaultProvider';

/**
 * A Lambda finds its credentials in its environment and nowhere else, so the SDK's search through profiles, single sign-on
 * and metadata services is replaced by the one provider that reads the environment.
 */
export const awsCredentials: BuildPatch = {
  name: 'aws-credentials',
  packages: { '@aws-sdk/credential-provider-node': '3.972.97' },
  files: /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
  targets: [target],
  edit: (code, _path, found) => {
    if (!search.test(code)) return undefined;
    found(target);
    return code.replace(
      search,
      "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
    );
  },
};
