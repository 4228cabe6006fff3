import { emptyClasses } from './empty-classes.ts';
import type { BuildPatch } from './patch.ts';

const unusedFolders = ['TestHelpers', 'Issuing', 'Treasury', 'Terminal', 'Climate'].map(
  (name) => `/resources/${name}/`,
);

/** Empties the parts of the SDK that subscriptions do not use. */
export const stripe: BuildPatch = {
  name: 'stripe',
  packages: { stripe: '23.1.0' },
  files: /\/stripe\/esm\/resources\/.+\.js$/,
  targets: unusedFolders,
  edit: (code, path, markFound) => {
    const target = unusedFolders.find((folder) => path.includes(folder));
    if (!target) return undefined;
    markFound(target);
    return emptyClasses(code);
  },
};
