import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '#test/mutation/areas.ts';
import { codeOf, root, testsOf } from '#test/mutation/files.ts';

const names = Object.keys(areas);

test('every rule and function belongs to exactly one area', () => {
  const all = globSync('{shared/domain,functions}/**/*.ts', { cwd: root });
  expect(names.flatMap(codeOf).sort()).toEqual(all.sort());
});

test.each(names)('%s has code, and each of its test patterns matches a file', (name) => {
  expect(codeOf(name)).not.toEqual([]);
  for (const pattern of areas[name]?.tests ?? [])
    expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
  expect(testsOf(name)).not.toEqual([]);
});

test('the parts of a week contain every file once', () => {
  const files = codeOf('functions-else');
  const parts = [0, 1, 2, 3, 4, 5, 6].map((nth) => files.filter((_, index) => index % 7 === nth));
  expect(parts.flat().sort()).toEqual(files);
});
