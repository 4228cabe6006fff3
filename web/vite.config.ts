import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { webPatches } from '#infra/build/patches/index.ts';
import { appChunks } from './vite/app-chunks.ts';
import { catalogueIcons } from './vite/catalogue-icons.ts';
import { catalogueOverview } from './vite/catalogue-overview.ts';
import { compileHints } from './vite/compile-hints.ts';
import { contractEndpoints } from './vite/contract-endpoints.ts';
import { entryChunk, plansChunk, smallChunk } from './vite/entry-chunk.ts';
import { factCopies } from './vite/fact-copies.ts';
import { freeToolWords } from './vite/free-tool-words.ts';
import { helperHues } from './vite/helper-hues.ts';
import { iconDrawings } from './vite/icon-drawings.ts';
import { subsetFonts } from './vite/subset-fonts.ts';
import { tradePageModules } from './vite/trade-pages.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    factCopies(),
    contractEndpoints(),
    catalogueOverview(),
    freeToolWords(),
    tradePageModules(),
    catalogueIcons(),
    iconDrawings(),
    helperHues(),
    subsetFonts(),
    ...webPatches(),
    compileHints(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The default would rewrite light-dark() into toggles; these browsers have it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // An inlined font or icon would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Each page's HTML names the files it needs (infra/build/index.ts); the list of everybody's files would cost every visitor 2 kB.
    modulePreload: {
      polyfill: false,
      // Only what a new owner sees first is not to wait for one file after the other.
      resolveDependencies: (file, deps) =>
        file.includes('/four-questions-card-') ? deps : deps.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: entryChunk, debugName: 'start', priority: 2 },
            {
              name: plansChunk,
              debugName: 'plans',
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: smallChunk,
              debugName: 'small',
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: appChunks(), debugName: 'app', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
