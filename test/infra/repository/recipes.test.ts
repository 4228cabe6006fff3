import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from '#test/support/tools/tracked-files.ts';

/** A recipe of CONTRIBUTING: its files by code and texts. */
type Recipe = { readonly code: readonly string[]; readonly texts: readonly string[] };

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

const recipeOf = (what: string): Recipe => {
  const section = new RegExp(`### Add a ${what} \\(example: .*?\\)\n([\\s\\S]*?)\n\n`).exec(
    contributing,
  );
  const files = (section?.[1] ?? '')
    .split('\n')
    .flatMap((line) => [...line.matchAll(/`([a-z][\w./-]*\.(?:tsx?|css))`( \*\(texts\)\*)?/g)]);
  const named = (isText: boolean) =>
    files.flatMap(([, file, text]) => (file && !!text === isText ? [file] : []));
  return { code: named(false), texts: named(true) };
};

/** The product files that name one example; `texts` are folders and files of texts only. */
const filesThatName = (pattern: RegExp, texts: RegExp) =>
  trackedFiles().filter(
    (file) =>
      /^(shared|functions|infra|local|web)\/.*\.(tsx?|css)$/.test(file) &&
      !texts.test(file) &&
      pattern.test(readFileSync(file, 'utf8')),
  );

const limits = {
  route: 4,
  page: 3,
  plan: 3,
  helper: 6,
  trade: 2,
  calculator: 2,
  'connection provider': 3,
  'kind of exported data': 2,
};

describe.for(Object.entries(limits))('adding a %s', ([what, limit]) => {
  const { code, texts } = recipeOf(what);

  test(`takes at most ${limit} files besides texts`, () => {
    console.log(`adding a ${what}: ${code.length} files and ${texts.length} of texts`);
    expect(code.length).toBeGreaterThan(0);
    expect(code.length).toBeLessThanOrEqual(limit);
  });

  test('names files that exist', () => {
    expect([...code, ...texts].filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** The pattern of an example, and the files that name it in texts only. */
const examples = [
  {
    what: 'plan',
    pattern: /['"]essentials['"]|\bessentials\b\s*[:,]|\.essentials\b|\bessentials\./,
    texts: /^$/,
  },
  {
    what: 'helper',
    pattern: /['"]hiring-hr['"]|\bhiringHr\b|hiring-hr\.ts/,
    texts:
      /^shared\/(catalogue\/(hiring-hr|kits)|domain\/catalogue\/trades)[./]|^web\/src\/features\/site\/landing\//,
  },
  {
    what: 'trade',
    pattern: /['"]Roofer['"]|\bRoofer:|\/roofer\.ts/,
    texts: /^$/,
  },
  {
    what: 'calculator',
    pattern: /['"]cost-of-hire['"]|\bcostOfHire\b|cost-of-hire\.ts/,
    texts: /^shared\/(?:catalogue|domain\/catalogue\/trades)\//,
  },
  {
    what: 'connection provider',
    pattern: /\bquickbooks\b/,
    // Its stand-in and further files of its adapter; elsewhere the word means a program that wrote a file.
    texts:
      /^local\/|^functions\/connections\/providers\/quickbooks\/quickbooks-|^shared\/domain\/(?:numbers\/imports|chat)\//,
  },
  {
    what: 'kind of exported data',
    pattern: /\bcheck_ins: (?:z\.array|\{ prefix)/,
    texts: /^$/,
  },
];

test.for(examples)('only the files of the recipe name one $what', ({ what, pattern, texts }) => {
  const recipe = recipeOf(what);
  const known = new Set([...recipe.code, ...recipe.texts]);
  expect(filesThatName(pattern, texts).filter((file) => !known.has(file))).toEqual([]);
});
