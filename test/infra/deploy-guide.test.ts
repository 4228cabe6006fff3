import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { StageSettings } from '#infra/stage-settings.ts';
import { stages } from '#infra/stages.ts';
import { found } from './rules/found.ts';
import { stageOf, templatesOf } from './synth.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/deploy.md');
const pages = globSync('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root });

test('every command of the documents is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, name = '']) => !scripts[name])
      .map(([command]) => `${page}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('one stack is deployed by CDK itself: the script deploys all, and refuses a name beside that', () => {
  const named = pages.filter((page) => /npm run deploy -- [^`\n]*Sevenhands-/.test(read(page)));
  expect(named).toEqual([]);
});

test('every file that the documents name exists', () => {
  const named = /`((?:infra|docs|functions|shared|test|web|lint|\.github)\/[\w./-]+\.\w+)`/g;
  const missing = pages
    .filter((page) => !page.startsWith('docs/decisions/'))
    .flatMap((page) =>
      [...read(page).matchAll(named)]
        .filter(([, path = '']) => !existsSync(join(root, path)))
        .map(([, path]) => `${page}: ${path}`),
    );
  expect(missing).toEqual([]);
});

test('the guide explains every setting of a stage', () => {
  const unexplained = Object.keys(StageSettings.shape).filter(
    (name) => !guide.includes(`| \`${name}`),
  );
  // It stands in the text above the table as well.
  expect(unexplained).toEqual([]);
});

test('the outputs that the guide names are printed', () => {
  const { app, stacks } = stageOf('dev');
  const templates = templatesOf(app, stacks) as Record<string, { Outputs?: object }>;
  const outputs = (stack: string) => Object.keys(templates[stack]?.Outputs ?? {});
  expect(guide).toContain('`Sevenhands-dev-Api.Address`');
  expect(outputs('api')).toContain('Address');
  expect(guide).toContain('the output `UserPoolId` of `Sevenhands-<stage>-Auth`');
  expect(outputs('auth')).toContain('UserPoolId');
});

test('what the guide quotes of a script is what it prints', () => {
  const quoted = {
    'The secret openai of dev is complete.': 'infra/scripts/secrets.ts',
    'secret stripe of dev: written': 'infra/scripts/set-up-payments/store.ts',
    'its signing secret is not stored': 'infra/scripts/set-up-payments/store.ts',
    'no key yet': 'infra/scripts/preflight/providers.ts',
  };
  for (const [text, file] of Object.entries(quoted)) {
    expect(guide).toContain(text);
    const pattern = text
      .replace(/openai|stripe\b/, '(?:\\$\\{name\\}|stripe)')
      .replace('dev', '\\$\\{.*stage\\}');
    expect(read(file)).toMatch(new RegExp(pattern));
  }
});

test('the guide and the README say one figure for 1,000 questions, the measured and the listed one', () => {
  const sentence =
    /1,000 questions cost about \$(\d+\.\d\d) without the model and about \$(\d+\.\d\d) with it/;
  const [, without, all] = sentence.exec(guide) ?? [];
  expect(sentence.exec(read('README.md'))?.slice(1)).toEqual([without, all]);
  const [, measured] = /\| total \| \$(\d+\.\d+) \|/.exec(read('docs/performance.md')) ?? [];
  expect(without).toBe(Number(measured).toFixed(2));
  const { input, output } = stages.prod.openai.prices;
  const model = (1000 * (3000 * input + 700 * output)) / 1_000_000;
  expect(all).toBe((Number(without) + model).toFixed(2));
});

test('the guide says what the alarms cost: ten cents for each metric that one watches', () => {
  const { app, stacks } = stageOf('prod');
  const metrics = found(templatesOf(app, stacks), 'AWS::CloudWatch::Alarm').flatMap(
    ({ properties: { Metrics } }) =>
      Metrics?.filter(({ MetricStat }: { MetricStat?: object }) => MetricStat) ?? [{}],
  );
  expect(guide).toContain(`alarms $${(metrics.length / 10).toFixed(2)}`);
});

test('what rests on documentation has one address for each sentence', () => {
  const [, list = ''] = guide.split('## Checked against AWS documentation, not against an account');
  const items = list.split('\n').filter((line) => line.startsWith('- '));
  expect(items.length).toBeGreaterThan(8);
  for (const item of items) expect(item.match(/\]\(https:\/\//g), item).toHaveLength(1);
});
