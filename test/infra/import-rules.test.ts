import { globSync } from 'node:fs';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { lintImports } from '#test/support/lint.ts';
import { rules } from './import-fixtures.ts';

/** Modules of shared/ that need zod to run, by what the bundler makes of each. */
const modulesWithSchemas = async () => {
  const modules = globSync('shared/**/*.ts');
  const { metafile } = await build({
    entryPoints: modules,
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.',
    outbase: '.',
    format: 'esm',
    external: ['zod'],
  });
  return Object.values(metafile.outputs)
    .flatMap(({ entryPoint, imports }) =>
      entryPoint && imports.some(({ path }) => path === 'zod') ? [entryPoint] : [],
    )
    .toSorted();
};

describe.for(rules)('$name', ({ says, refused, allowed }) => {
  let said: (string | undefined)[] = [];
  beforeAll(() => {
    said = lintImports([...refused, ...allowed]);
  });

  test.for(refused.map((fixture, nth) => ({ ...fixture, nth })))(
    'refused in $file: $code',
    ({ nth }) => {
      expect(said[nth]).toContain(says);
    },
  );

  test.for(allowed.map((fixture, nth) => ({ ...fixture, nth })))(
    'allowed in $file: $code',
    ({ nth }) => {
      expect(said[refused.length + nth]).toBeUndefined();
    },
  );
});

test('every module of shared/ that needs zod counts as one with schemas, and no other', async () => {
  const modules = globSync('shared/**/*.ts').toSorted();
  const said = lintImports(
    modules.map((path) => ({ file: 'web/src/account.ts', code: `import '#${path}';` })),
  );
  expect(modules.filter((_, nth) => said[nth])).toEqual(await modulesWithSchemas());
});
