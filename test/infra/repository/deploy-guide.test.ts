import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { StageSettings } from '#infra/stage-settings-schema.ts';
import { stageSettings } from '#infra/stages.ts';
import { modelDollars, modelPrices } from '#test/bench/cost-page.ts';
import { found } from '../rules/found.ts';
import { writtenStage } from '../synth.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/deploy.md');
const pages = globSync('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root });

test('every command in the documents is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, name = '']) => !scripts[name])
      .map(([command]) => `${page}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('no document passes a stack name to the deploy script, which deploys all stacks', () => {
  const named = pages.filter((page) => /npm run deploy -- [^`\n]*Sevenhands-/.test(read(page)));
  expect(named).toEqual([]);
});

test('every file named in the documents exists', () => {
  const named = /`((?:infra|docs|functions|shared|test|web|lint|\.github)\/[\w./-]+\.\w+)`/g;
  const missing = pages.flatMap((page) =>
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
  // It is in the text above the table as well.
  expect(unexplained).toEqual([]);
});

test('the outputs named in the guide exist', () => {
  const templates = writtenStage('dev').templates as Record<string, { Outputs?: object }>;
  const outputs = (stack: string) => Object.keys(templates[stack]?.Outputs ?? {});
  expect(guide).toContain('`Sevenhands-dev-Api.Address`');
  expect(outputs('api')).toContain('Address');
  expect(guide).toContain('the output `UserPoolId` of `Sevenhands-<stage>-Auth`');
  expect(outputs('auth')).toContain('UserPoolId');
});

test('quotes of a script’s output in the guide match the script', () => {
  const quoted = {
    'The secret openai of dev is complete.': 'infra/scripts/fill-secret-command.ts',
    'secret stripe of dev: written': 'infra/scripts/stripe-setup/set-up-and-store-keys.ts',
    'its signing secret is not stored': 'infra/scripts/stripe-setup/set-up-and-store-keys.ts',
    'no key yet': 'infra/scripts/preflight/model.ts',
  };
  for (const [text, file] of Object.entries(quoted)) {
    expect(guide).toContain(text);
    const pattern = text
      .replace(/openai|stripe\b/, '(?:\\$\\{name\\}|stripe)')
      .replace('dev', '\\$\\{.*stage\\}');
    expect(read(file)).toMatch(new RegExp(pattern));
  }
});

test('the guide and the README state the same cost for 1,000 questions, measured and by list price', () => {
  const sentence =
    /1,000 questions cost about \$(\d+\.\d\d) without the model and about \$(\d+\.\d\d) with it/;
  const [, without, all] = sentence.exec(guide) ?? [];
  expect(sentence.exec(read('README.md'))?.slice(1)).toEqual([without, all]);
  const [, measured] = /\| total \| \$(\d+\.\d+) \|/.exec(read('docs/performance.md')) ?? [];
  expect(without).toBe(Number(measured).toFixed(2));
  const { input, output } = stageSettings.prod.openai.prices;
  expect(modelPrices).toEqual({ input, output });
  expect(all).toBe((Number(without) + 1000 * modelDollars).toFixed(2));
});

test('the guide states the cost of the alarms: ten cents for each metric', () => {
  const metrics = found(writtenStage('prod').templates, 'AWS::CloudWatch::Alarm').flatMap(
    ({ properties: { Metrics } }) =>
      Metrics?.filter(({ MetricStat }: { MetricStat?: object }) => MetricStat) ?? [{}],
  );
  expect(guide).toContain(`alarms $${(metrics.length / 10).toFixed(2)}`);
});

test('each statement based on documentation has one address', () => {
  const [, list = ''] = guide.split('## Checked against AWS documentation, not against an account');
  const items = list.split('\n').filter((line) => line.startsWith('- '));
  expect(items.length).toBeGreaterThan(8);
  for (const item of items) expect(item.match(/\]\(https:\/\//g), item).toHaveLength(1);
});
