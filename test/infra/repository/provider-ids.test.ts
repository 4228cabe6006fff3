import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { providerIds, providers } from '#shared/domain/connections/providers.ts';
import { trackedFiles } from '#test/support/tools/tracked-files.ts';

/** Where a provider may be named: its entry, and its calls with the list of them. */
const own = /^(shared\/domain\/connections\/providers\.ts|functions\/connections\/providers\/)/;

/** Where the same id means the program that wrote a file. */
const otherMeaning = 'shared/domain/numbers/imports/';

/** Where a name means what owners use themselves, or what is coming by the name of the specification. */
const otherNames =
  /^shared\/catalogue\/|^shared\/domain\/account\/business-choices\.ts|\/pricing\/plan-cards\.tsx$|\/settings\/calendar-address\.tsx$/;

/** An id as code has it: quoted, in a path, as a member or as a key. */
const asCode = (id: string) => new RegExp(`['"\`/.]${id}\\b|\\b${id}:`);

/** The product files outside of those that have the pattern. */
const filesWith = (pattern: RegExp) =>
  trackedFiles().filter(
    (file) =>
      /^(shared|functions|infra|web)\/.*\.(tsx?|css|html|json)$/.test(file) &&
      !own.test(file) &&
      !file.startsWith(otherMeaning) &&
      pattern.test(readFileSync(file, 'utf8')),
  );

test.for(providerIds)('nothing but its entry and its adapter names the provider %s', (id) => {
  expect(filesWith(asCode(id))).toEqual([]);
  const named = filesWith(new RegExp(providers[id].name, 'i'));
  expect(named.filter((file) => !otherNames.test(file))).toEqual([]);
});

test('the places that may name a provider do, so that the search finds what it looks for', () => {
  for (const id of providerIds)
    expect(
      trackedFiles().filter((file) => own.test(file) && asCode(id).test(readFileSync(file, 'utf8')))
        .length,
    ).toBeGreaterThan(2);
});
