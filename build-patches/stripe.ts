import { emptyClasses } from './empty-classes.ts';
import type { BuildPatch } from './patch.ts';

const unused = ['TestHelpers', 'Issuing', 'Treasury', 'Terminal', 'Climate'].map(
  (part) => `/resources/${part}/`,
);

/** Empties the parts of the SDK that have nothing to do with subscriptions. */
export const stripe: BuildPatch = {
  name: 'stripe',
  packages: { stripe: '23.1.0' },
  files: /\/stripe\/esm\/resources\/.+\.js$/,
  targets: unused,
  edit: (code, path, found) => {
    const part = unused.find((folder) => path.includes(folder));
    if (!part) return undefined;
    found(part);
    return emptyClasses(code);
  },
};
