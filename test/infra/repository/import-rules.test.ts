import { globSync, readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyNth } from '#test/support/proof-size.ts';
import { lintImports } from '#test/support/tools/lint.ts';
import { functionsRules } from './import-fixtures/functions.ts';
import { infraRules, localRules } from './import-fixtures/infra.ts';
import { sharedRules } from './import-fixtures/shared.ts';
import { webRules } from './import-fixtures/web.ts';
import { webPackageRules } from './import-fixtures/web-packages.ts';

const rules = everyNth(
  [
    ...sharedRules,
    ...functionsRules,
    ...infraRules,
    ...localRules,
    ...webRules,
    ...webPackageRules,
  ],
  4,
);

/** The modules of shared/ that need zod at run time, according to the bundler. */
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
    // What modules share is bundled once.
    splitting: true,
  });
  const outputs = Object.entries(metafile.outputs);
  const needing = new Set(['zod']);
  for (let before = 0; before < needing.size; ) {
    before = needing.size;
    for (const [path, { imports }] of outputs)
      if (imports.some((imported) => needing.has(imported.path))) needing.add(path);
  }
  return outputs
    .flatMap(([path, { entryPoint }]) => (entryPoint && needing.has(path) ? [entryPoint] : []))
    .toSorted();
};

/** What is said of each rule's fixtures, from one run over those of all rules. */
const saidOf = new Map<string, (string | undefined)[]>();
beforeAll(() => {
  const said = lintImports(rules.flatMap(({ refused, allowed }) => [...refused, ...allowed]));
  for (const { name, refused, allowed } of rules)
    saidOf.set(name, said.splice(0, refused.length + allowed.length));
});

describe.for(rules)('$name', ({ name, says, refused, allowed }) => {
  test.for(refused.map((fixture, nth) => ({ ...fixture, nth })))(
    'refused in $file: $code',
    ({ nth }) => {
      expect(saidOf.get(name)?.[nth] ?? 'nothing').toContain(says);
    },
  );

  test.for(allowed.map((fixture, nth) => ({ ...fixture, nth })))(
    'allowed in $file: $code',
    ({ nth }) => {
      expect(saidOf.get(name)?.[refused.length + nth]).toBeUndefined();
    },
  );
});

/** The concepts in the order of a rule file, from the bottom, read from the one line that lists them. */
const orderIn = (file: string) =>
  (/^\/\/ (site, [a-z, ]+?)\.?$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '').split(', ');

describe.for([
  { rule: 'lint/web.grit', folder: 'web/src/features', alias: '#web/features', own: true },
  { rule: 'lint/functions.grit', folder: 'functions', alias: '#functions', own: false },
])('the order of $folder', ({ rule, folder, alias, own }) => {
  const order = orderIn(rule);

  test('lists every folder once', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'lib' ? [entry.name] : [],
    );
    expect(order.toSorted()).toEqual(folders.toSorted());
  });

  test('refuses each concept above, and no other', () => {
    const pairs = everyNth(
      order.flatMap((from, height) =>
        order.map((to, nth) => ({ from, to, refused: nth > height || (own && nth === height) })),
      ),
      5,
    );
    const said = lintImports(
      pairs.map(({ from, to }) => ({
        file: `${folder}/${from}/to-${to}.ts`,
        code: `import { a } from '${alias}/${to}/a.ts';`,
      })),
    );
    const refused = pairs.filter((_, nth) => said[nth]?.includes('below it'));
    expect(refused).toEqual(pairs.filter((pair) => pair.refused));
  });
});

test('the modules of shared/ with schemas are exactly those that need zod', async () => {
  const modules = globSync('shared/**/*.ts').toSorted();
  const said = lintImports(
    modules.map((path) => ({ file: 'web/src/core/account.ts', code: `import '#${path}';` })),
  );
  expect(modules.filter((_, nth) => said[nth])).toEqual(await modulesWithSchemas());
});
