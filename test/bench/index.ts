/**
 * `npm run bench`: measures every figure and its floor in one run; `npm run bench -- capacity` only some. With
 * `--write` docs/performance.md gets the results, section by section, and the README the main ones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { answerParts } from './answer-parts.ts';
import { bundles } from './bundles.ts';
import { capacity } from './capacity.ts';
import { commands, tests } from './commands.ts';
import { firstStart } from './first-start.ts';
import { firstToken } from './first-token.ts';
import { writeHeadlines } from './headlines.ts';
import { imports } from './imports.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { patches } from './patches.ts';
import { promptCache } from './prompt-cache.ts';
import { questionPrices } from './question-prices.ts';
import { markdown, type Table } from './report.ts';
import { streaming } from './streaming.ts';

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;

const suites: Record<string, () => Promise<Table | Table[]> | Table> = {
  pages,
  streaming,
  firstToken,
  answerParts,
  memory,
  capacity,
  bundles,
  promptCache,
  questionPrices,
  imports,
  patches,
  commands,
  firstStart,
  tests,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.find((name) => !(name in suites));
if (unknown)
  throw new Error(`There is no benchmark ${unknown}. Known: ${Object.keys(suites).join(', ')}`);

const file = new URL('../../docs/performance.md', import.meta.url);
const mark = '\n## ';

/** The sections of the last report by title; a new measurement replaces the old one. */
const sections = new Map(
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split(mark)
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', section.trimEnd()]),
);
const keep = () => {
  writeFileSync(
    file,
    `# Performance

Written by \`npm run bench -- --write\`, last on ${machine}. Ratios can be compared between machines, absolute times cannot; on a busy machine times vary.
The floor is the least that the same result can cost; each section says how it is measured.
Budgets for bytes, bundles and table units are tests (\`test/web/app/weight.test.ts\`, \`test/infra/lambdas.test.ts\`, \`test/api/chat/capacity.test.ts\`); times are printed here and never asserted.
${[...sections.values()].map((section) => mark + section).join('\n')}
`,
  );
  writeHeadlines(sections, machine);
};

/** Measures one suite, prints it and stores it on request. */
const measure = async (run: (typeof suites)[string]) => {
  const load = `Load average at the start: ${loadavg()[0]?.toFixed(1)}.`;
  for (const table of [await run()].flat()) {
    const note = [table.note, load].filter(Boolean).join(' ');
    const text = markdown({ ...table, note });
    console.log(`\n${text}`);
    sections.set(table.title, text.replace('## ', '').trimEnd());
  }
  if (process.argv.includes('--write')) keep();
};

/**
 * Measures a suite in a separate process without leftovers of earlier ones; a failed suite does not stop the others.
 */
const measureApart = (name: string) => {
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const own = [import.meta.filename, name, ...flags];
  const { status } = spawnSync(process.execPath, own, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`\n${name} could not be measured`);
  process.exitCode = 1;
};

const [only, ...others] = asked;
const suite = suites[only ?? ''];
if (suite && others.length === 0) await measure(suite);
else for (const name of asked.length ? asked : Object.keys(suites)) measureApart(name);
