import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The code of a CloudFront function: one plain script that declares `handler`, with what it imports written in. */
export const edgeFunctionCode = (name: 'viewer-request' | 'viewer-response') => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2018',
    charset: 'utf8',
  });
  // CloudFront takes no modules.
  return (outputFiles[0]?.text ?? '').replace(/export \{[^}]*\};\s*$/, '');
};
