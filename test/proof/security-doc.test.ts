import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { control, guarantee, type Tally } from './support/guarantee.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const map = readFileSync(`${root}docs/security.md`, 'utf8');

const upTo = (letter: string, last: number) =>
  Array.from({ length: last }, (_, nth) => `${letter}${nth + 1}`);
const wanted = [
  ...upTo('T', 36),
  ...upTo('O', 8),
  ...upTo('D', 8),
  ...upTo('S', 12),
  ...upTo('C', 3),
  ...upTo('U', 4),
  ...upTo('K', 4),
  ...upTo('L', 3),
];

/** Replaces the quotes and escapes that differ between the table and the code. */
const plain = (text: string) => text.replaceAll(/\\(['"`])/g, '$1').replaceAll(/[“”‘’"']/g, "'");

const sourceOf = (path: string) =>
  existsSync(root + path) ? plain(readFileSync(root + path, 'utf8')) : '';
const namesIn = (text: string) =>
  [...text.matchAll(/`(test\/[^`]+)` › “(.+?)”(?= <br>| \||\.)/g)].map(
    ([, path = '', name = '']) => ({ path, name }),
  );

/** Whether `npm test` runs a test: its tags stand between its title and what it does, those of a file at its head. */
const runsByDay = ({ path, name }: ReturnType<typeof namesIn>[number]) => {
  const [before = '', after = ''] = sourceOf(path).split(plain(name));
  return !before.includes('@module-tag night') && !/night/.test(after.split('=>', 1)[0] ?? '');
};

const isWhole = (tally: Tally, text: string) => {
  const rows = text.split('\n').filter((line) => /^\| [A-Z]\d+ \|/.test(line));
  const found = rows.map((row) => row.split('|')[1]?.trim());
  tally.check(`rows in order: ${found}`, found.join() === wanted.join());
  for (const row of rows)
    tally.check(`a test by day: ${row.slice(0, 40)}`, namesIn(row).some(runsByDay));
  for (const { path, name } of namesIn(text))
    tally.check(`${path} › ${name}`, sourceOf(path).includes(plain(name)));
};

guarantee('every test named in docs/security.md exists, and each row has one by day', (tally) =>
  isWhole(tally, map),
);

control('a row without a test and a renamed test', (tally) =>
  isWhole(
    tally,
    map.replace(/^\| T3 \|.*$/m, '| T3 | x | y | – |').replace('every odd text is stored', 'gone'),
  ),
);
