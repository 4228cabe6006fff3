import type { Plugin } from 'vite';

/**
 * Leaves out of every icon what `Icon` does not read: its size and the random keys of its shapes, which do not compress
 * and weigh as much as the drawing. An icon that is written otherwise stays as it is.
 */
export const iconDrawings = (): Plugin => ({
  name: 'icon-drawings',
  transform: {
    filter: { id: /@lucide\/icons\/dist\/.*\.m?js$/ },
    handler: (code) => ({
      code: code.replaceAll(/,\s*key: "[a-z0-9]+"/g, '').replaceAll(/^\s*size: 24,$/gm, ''),
      map: null,
    }),
  },
});
