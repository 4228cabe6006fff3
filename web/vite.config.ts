import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './vite/fonts.ts';
import { catalogueOverview } from './vite/overview.ts';
import { pruneAmplify } from './vite/prune-amplify.ts';
import { contractWires } from './vite/wires.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), contractWires(), catalogueOverview(), subsetFonts(), pruneAmplify()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // The default would rewrite light-dark() into toggles; these browsers have it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // An inlined font or icon would need `data:` in the content security policy.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1' },
});
