import { readFileSync, writeFileSync } from 'node:fs';

const readme = new URL('../../README.md', import.meta.url);
const [begin, end] = ['<!-- headlines -->', '<!-- /headlines -->'];

/** The lines of the report in the README: the section and name in the report, and the name in the README. */
const shown: readonly (readonly [section: string, row: string, name: string])[] = [
  ['First visits', '/ weight', 'landing page, everything it loads'],
  ['First visits', '/ LCP', 'landing page, LCP (phone, slow 4G)'],
  ['First visits', '/pricing LCP', 'pricing page, LCP'],
  ['First visits', '/login weight', 'login page, everything it loads'],
  ['First visits', 'signed in, a helper’s chat', 'signed in, a helper’s chat'],
  ['First visits', 'signed in, a helper’s chat again', 'signed in, the same chat again'],
  [
    'An answer of 2,000 tokens, streamed as Markdown',
    'main thread, total',
    'main-thread time of a streamed answer of 2,000 tokens',
  ],
  ['Time to the first words of an answer', 'one at a time, p50', 'first words of an answer, p50'],
  ['Time to the first words of an answer', 'one at a time, p95', 'first words of an answer, p95'],
  ['Table units per call', 'chat.ask', 'table units of a question'],
  ['A thousand questions, without the model', 'total', 'a thousand questions, without the model'],
  [
    'The price of a question with the model, by kind',
    'a further question',
    'a further question, with the model',
  ],
  [
    'Processor time of the handlers',
    'a question, one at a time',
    'the handlers’ processor time of a question',
  ],
  ['Lambda bundles', 'chat', 'chat Lambda, bundle size and load time'],
  [
    'Commands',
    '`npm start -- --built`, fresh, to the first page',
    '`npm start -- --built` to the first page',
  ],
  ['Commands', '`cdk synth` of a built tree', '`cdk synth`'],
  [
    'First start',
    '`npm ci && npm start` to the first page',
    '`npm ci && npm start` on a fresh clone, to the first page',
  ],
  ['Tests', '`npm test`', '`npm test`'],
];

/** Updates the README's short table from the report; a row that was not measured yet is left out. */
export const writeHeadlines = (sections: ReadonlyMap<string, string>, machine: string) => {
  const rows = shown.flatMap(([section, row, name]) => {
    const line = (sections.get(section) ?? '')
      .split('\n')
      .find((text) => text.startsWith(`| ${row} |`));
    return line ? [`| ${name} |${line.slice(`| ${row} |`.length)}`] : [];
  });
  const table = [
    begin,
    `Measured on ${machine}.`,
    '',
    '| what | measured | floor or budget | measured ÷ floor |',
    '|---|---|---|---|',
    ...rows,
    end,
  ].join('\n');
  const text = readFileSync(readme, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has lost its ${begin}`);
  writeFileSync(readme, text.slice(0, from) + table + text.slice(to + end.length));
};
