import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export type EdgeFunctionName = 'viewer-request' | 'viewer-response';

/**
 * What CloudFront's JavaScript runtime 2.0 has beyond ECMAScript 5.1. It lists no destructuring, spread, default
 * parameters, `for…of`, `?.` or `??`: esbuild rewrites what it can and fails at the rest.
 */
const supported = {
  'const-and-let': true,
  arrow: true,
  'template-literal': true,
  'rest-argument': true,
  'async-await': true,
  'exponent-operator': true,
};

/** The code of a CloudFront function: one script without modules that declares `handler`. */
export const edgeFunctionCode = (name: EdgeFunctionName) => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es5',
    supported,
    charset: 'utf8',
  });
  // CloudFront accepts no modules.
  return (outputFiles[0]?.text ?? '').replace(/export \{[^}]*\};\s*$/, '');
};
