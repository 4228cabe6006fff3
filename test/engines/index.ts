import { startProduct } from '../support/product.ts';
import { runEngines } from './run.ts';

/**
 * `node test/engines/index.ts [chromium] [firefox] [webkit]`: the short journeys against the output of `npm run build`.
 */
await using product = await startProduct({ replyPace: '0.1' });
process.exitCode = (await runEngines(product.url, process.argv.slice(2))) ? 1 : 0;
