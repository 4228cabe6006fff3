import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The CDK is read anew at every synthesis, half a second of compiling; Node can keep the outcome.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
