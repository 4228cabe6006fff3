import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The modules of the week that the web app shares with the server. */
const shared = [
  'lib/local-date',
  'lib/local-time',
  'account/country-conventions',
  'account/frost-zones',
  'account/hemisphere',
  'week/task-limits',
  'week/tasks-from-sources',
  'week/task-changes',
  'week/task-groups',
  'week/season-calendar',
  'lib/number-words',
  'lib/count-with-noun',
  'week/check-in/week-numbers',
  'week/check-in/check-in-offer',
  'week/check-in/check-in',
  'week/check-in/check-in-schedule',
];

test('the shared modules of the week load no schema, no zone table and no calendar writer in the browser', async () => {
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
