import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the router's parts that nobody here uses (its forms, loaders and scroll keeper, 2 kB of what
 * every visitor downloads): they look used because the package names its components after making them.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return;
    return code
      .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
  },
});
