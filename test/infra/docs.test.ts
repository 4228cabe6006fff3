import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the index of docs/decisions', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(join(root, folder))
    .filter((file) => file !== 'README.md')
    .sort();
  const index = read(`${folder}/README.md`);

  test('lists every page with its number, title, status and date', () => {
    const rows = files.map((file) => {
      const [title = '', , status = ''] = read(`${folder}/${file}`).split('\n');
      const [, number, subject] = /^# (\d+)\. (.+)$/.exec(title) ?? [];
      const [, state, date] = /^Status: (.+), (\d{4}-\d\d-\d\d)$/.exec(status) ?? [];
      expect(file, title).toMatch(
        new RegExp(`^${String(number).padStart(4, '0')}-[a-z0-9-]+\\.md$`),
      );
      return `| [${number}](${file}) | ${subject} | ${state} | ${date} |`;
    });
    expect(index.match(/^\| \[\d+\].*$/gm)).toEqual(rows);
  });

  test('explains every number that no page has', () => {
    const [, explained = ''] = index.split('| missing | why |');
    const numbers = [...explained.matchAll(/^\| ([\d, to]+?) \|/gm)].flatMap(([, cell = '']) => {
      const [from = 0, to] = cell.split(' to ').map(Number);
      return to ? Array.from({ length: to - from + 1 }, (_, nth) => from + nth) : listOf(cell);
    });
    const used = files.map((file) => Number(file.slice(0, 4)));
    const all = Array.from({ length: Math.max(...used, ...numbers) }, (_, nth) => nth + 1);
    expect([...used, ...numbers].sort((a, b) => a - b)).toEqual(all);
  });
});

const listOf = (cell: string) => cell.split(', ').map(Number);

test('every link between the documents leads to a file', () => {
  const pages = globSync('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root });
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});
