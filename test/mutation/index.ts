import { writeFileSync } from 'node:fs';
import { areas } from './areas.ts';
import { codeOf, testsOf } from './files.ts';
import { mutate } from './stryker.ts';

/**
 * `npm run mutation -- [area…] [--part 2/7]`: counts the mutants that the tests detect, by area; with `--part` in every
 * seventh file of each, from the second. Exits with 1 only when the tests fail without mutants.
 */
const args = process.argv.slice(2);
const at = args.indexOf('--part');
const [nth = 1, of = 1] = at < 0 ? [] : (args[at + 1] ?? '').split('/').map(Number);
const wanted = at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1);

const lines: string[] = [];
const say = (line: string) => {
  console.log(line);
  lines.push(line);
  if (process.env.MUTATION_REPORT) writeFileSync(process.env.MUTATION_REPORT, lines.join('\n'));
};
const percent = (part: number, whole: number) => (whole ? Math.round((100 * part) / whole) : 100);

const total = { changes: 0, noticed: 0 };
for (const name of wanted.length ? wanted : Object.keys(areas)) {
  const code = codeOf(name).filter((_, index) => index % of === nth - 1);
  if (!code.length) continue;
  const { changes, noticed, survivors } = mutate(code, testsOf(name));
  total.changes += changes;
  total.noticed += noticed;
  for (const survivor of survivors) say(`  not noticed  ${survivor}`);
  say(
    `${name}: ${noticed} of ${changes} noticed (${percent(noticed, changes)} %), ${code.length} files`,
  );
}
say(
  `All: ${total.noticed} of ${total.changes} noticed (${percent(total.noticed, total.changes)} %)`,
);
