import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { disallowedLicenses } from '#infra/scripts/disallowed-licenses.ts';

test('every installed package has an allowed license', () => {
  const lock = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
  expect(disallowedLicenses(JSON.parse(readFileSync(lock, 'utf8')))).toEqual([]);
});

test.each([
  ['MIT', []],
  ['(MIT OR GPL-3.0-or-later)', []],
  ['(MIT AND Zlib)', []],
  ['GPL-3.0-only', ['thing: GPL-3.0-only']],
  ['MIT AND GPL-3.0-only', ['thing: MIT AND GPL-3.0-only']],
  ['SEE LICENSE IN LICENSE.txt', ['thing: SEE LICENSE IN LICENSE.txt']],
  [undefined, ['thing: none']],
])('a package under %s', (license, expected) => {
  expect(disallowedLicenses({ packages: { '': {}, 'node_modules/thing': { license } } })).toEqual(
    expected,
  );
});
