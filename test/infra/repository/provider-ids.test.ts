import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { providerIds, providers } from '#shared/domain/connections/providers.ts';
import { trackedFiles } from '#test/support/tools/tracked-files.ts';

/** Where a provider may be named: its entry, and its calls with the list of them. */
const own = /^(shared\/domain\/connections\/providers\.ts|functions\/connections\/providers\/)/;

/** Where the same word means the program that wrote a file, or a word that customers and owners use. */
const otherMeanings = [
  'shared/domain/numbers/imports/',
  'shared/domain/chat/message-replies/signals/unpaid.ts',
  'shared/domain/chat/answer-checks/own-place.ts',
  'shared/domain/account/profile-choices.ts',
  'shared/catalogue/',
  // What is coming, by the name of the specification.
  'web/src/features/plan/pricing/plan-cards.tsx',
];

/** The product files outside of those that have the pattern. */
const filesWith = (pattern: RegExp) =>
  trackedFiles().filter(
    (file) =>
      /^(shared|functions|infra|web)\/.*\.(tsx?|css|html|json)$/.test(file) &&
      !own.test(file) &&
      !otherMeanings.some((place) => file.startsWith(place)) &&
      pattern.test(readFileSync(file, 'utf8')),
  );

test.for(providerIds)('nothing but its entry and its adapter names the provider %s', (id) => {
  expect(filesWith(new RegExp(`\\b${id}\\b`))).toEqual([]);
  expect(filesWith(new RegExp(providers[id].name, 'i'))).toEqual([]);
});

test('the places that may name a provider do, so that the search finds what it looks for', () => {
  for (const id of providerIds)
    expect(
      trackedFiles().filter(
        (file) => own.test(file) && new RegExp(`\\b${id}\\b`).test(readFileSync(file, 'utf8')),
      ).length,
    ).toBeGreaterThan(2);
});
