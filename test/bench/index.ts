/** `npm run bench`: every figure with its floor, measured in one run. `npm run bench -- --write` keeps it in docs/performance.md. */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { bundles } from './bundles.ts';
import { capacity } from './capacity.ts';
import { commands } from './commands.ts';
import { firstToken } from './first-token.ts';
import { pages } from './pages.ts';
import { markdown, type Table } from './report.ts';
import { streaming } from './streaming.ts';

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;

const suites: Record<string, () => Promise<Table | Table[]> | Table> = {
  pages,
  streaming,
  firstToken,
  capacity,
  bundles,
  commands,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.find((name) => !(name in suites));
if (unknown)
  throw new Error(`There is no benchmark ${unknown}. Known: ${Object.keys(suites).join(', ')}`);

const report: string[] = [];
for (const [name, run] of Object.entries(suites)) {
  if (asked.length && !asked.includes(name)) continue;
  for (const table of [await run()].flat()) {
    const text = markdown(table);
    report.push(text);
    console.log(`\n${text}`);
  }
}

if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../../docs/performance.md', import.meta.url),
    `# Performance\n\nMade by \`npm run bench -- --write\` on ${machine}. Ratios hold on other machines, absolute times do not.\nByte, bundle and capacity budgets are tests; times are printed here and never asserted.\n\n${report.join('\n')}`,
  );
