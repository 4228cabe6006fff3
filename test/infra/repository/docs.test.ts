import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from '#test/support/tools/tracked-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the pages of docs/decisions', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(join(root, folder))
    .filter((file) => file !== 'README.md')
    .sort();
  const index = read(`${folder}/README.md`);
  const titleOf = (file: string) => /^# (.+)$/m.exec(read(`${folder}/${file}`))?.[1];

  test('are named by their subject', () => {
    expect(files.filter((file) => !/^[a-z]+(-[a-z]+)*\.md$/.test(file))).toEqual([]);
  });

  test('are listed in the index once each, with their title, under a subject', () => {
    const [, ...subjects] = index.split(/^## /m);
    const entries = subjects
      .flatMap((subject) => [...subject.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): .+\.$/gm)])
      .map(([, title, file]) => `${file}: ${title}`);
    expect(entries.sort()).toEqual(files.map((file) => `${file}: ${titleOf(file)}`));
  });

  test('contain the decision and its reason', () => {
    const incomplete = files.filter((file) => {
      const text = read(`${folder}/${file}`);
      return !text.includes('**Decision.**') || !text.includes('**Why.**');
    });
    expect(incomplete).toEqual([]);
  });

  test('replace each earlier page once', () => {
    const numbers = files.flatMap((file) => {
      const [, list = ''] = /^Replaces ([\d, ]+)\.$/m.exec(read(`${folder}/${file}`)) ?? [];
      return list.split(', ').filter(Boolean);
    });
    expect(numbers).toHaveLength(new Set(numbers).size);
  });
});

const pages = globSync('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root });

test('every link between the documents leads to a file', () => {
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('every decision page named in code and documents exists', () => {
  const named = trackedFiles().filter((file) => /\.(tsx?|grit|md|css|ya?ml)$/.test(file));
  const missing = named.flatMap((file) =>
    [...read(file).matchAll(/decisions\/([\w-]+(?:\.md)?)/g)]
      .map(([, page = '']) => page)
      .filter((page) => !existsSync(join(root, 'docs/decisions', page)))
      .map((page) => `${file}: ${page}`),
  );
  expect(missing).toEqual([]);
});
