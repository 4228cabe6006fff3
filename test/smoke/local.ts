import { spawnSync } from 'node:child_process';
import { startProduct } from '#test/support/product.ts';

// Tests the output of `npm run build` like a stage: the product on its own port, then the smoke test against it.
await using product = await startProduct({ replyPace: '0.1' });
const { status } = spawnSync(process.execPath, ['test/smoke/index.ts', '--url', product.url], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
