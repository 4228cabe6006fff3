import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiling the CDK takes half a second of every synthesis; Node keeps the result.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
