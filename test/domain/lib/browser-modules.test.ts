import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The modules of the week that the web app and its server share. */
const shared = [
  'local-date',
  'local-time',
  'country',
  'winters',
  'task-limits',
  'task-sources',
  'task-changes',
  'task-groups',
  'season-calendar',
  'review-numbers',
  'review-prompt',
  'review',
  'review-schedule',
];

test('what the browser shares of the week brings no schema, no zone table and no calendar writer', async () => {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: shared.map((name) => `export * from './shared/domain/${name}.ts';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    metafile: true,
  });
  const packages = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'));
  expect(packages).toEqual([]);
  expect(outputFiles[0]?.contents.length).toBeLessThan(25_000);
});
