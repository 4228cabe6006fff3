import type { Plugin } from 'vite';

/** The chunks of the first page, whose functions nearly all run before it shows. */
const firstPage = new Set(['index', 'shell', 'chat', 'api', 'plans', 'today']);

/**
 * Tells the browser to compile a first page's functions while its files load, in the background; else each is compiled
 * when it is first called, which is a third of the time that the page takes to render on a slow phone. It must be a
 * file's first line: https://v8.dev/blog/explicit-compile-hints. Browsers that do not know it read a comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && firstPage.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
