import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib/core';
import { createStageStacks, type Stage } from '#infra/create-stage-stacks.ts';
import { backgroundNames } from '#infra/lambda-names.ts';
import { settingsOf } from '#infra/settings-of-stage.ts';
import { stageSettings } from '#infra/stages.ts';
import { features } from '#shared/contract/index.ts';
import { originPlaceholder } from '#shared/origin-placeholder.ts';

// The checks are run in policy.ts only.
process.env.CDK_VALIDATION = 'false';

/** The context the CLI would read from cdk.json. */
export const context = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../cdk.json', import.meta.url)), 'utf8'),
).context as Record<string, unknown>;

/** Every optional setting, for those that dev and prod do not use. */
const everything = {
  ...stageSettings.prod,
  domain: { name: 'app.sevenhands.example', zoneId: 'Z123', zoneName: 'sevenhands.example' },
  mailFrom: 'hello@sevenhands.example',
  adPixel: { id: '123456789' },
  google: { clientId: '1-a.apps.googleusercontent.com', domainPrefix: 'sevenhands-example' },
  openai: {
    ...stageSettings.prod.openai,
    baseUrl: 'https://models.sevenhands.example/v1',
    model: 'some-model',
  },
  operator: { name: 'Hands Ltd', address: '1 Main Street', email: 'hi@sevenhands.example' },
};

/**
 * Builds a stage over made-up bundles and pages, because templates do not depend on their content. `name` is the name
 * of the stage; with an `account` it is built as for a deployment.
 */
export const stageOf = (
  stage: keyof typeof stageSettings | 'everything',
  { name = stage, account, changes }: { name?: string; account?: string; changes?: object } = {},
) => {
  const app = new App({ context, analyticsReporting: false });
  const settings = settingsOf(name, {
    [name]: { ...{ ...stageSettings, everything }[stage], ...changes },
  });
  return { app, settings, stacks: createStageStacks(app, settings, { ...madeUp(), account }) };
};

/** The templates of a stage by the name of their stack. */
export const templatesOf = (app: App, stacks: Stage) => {
  const { directory } = app.synth();
  return Object.fromEntries(
    Object.entries(stacks).flatMap(([name, stack]) =>
      stack ? [[name, JSON.parse(readFileSync(join(directory, stack.templateFile), 'utf8'))]] : [],
    ),
  ) as Record<keyof Stage, Template>;
};

/** A CloudFormation template, as far as tests read it. */
export type Template = {
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation resources have no types.
  readonly Resources: Readonly<Record<string, { Type: string; Properties?: any } & object>>;
};

type Options = NonNullable<Parameters<typeof stageOf>[1]>;
const write = (stage: Parameters<typeof stageOf>[0], options: Options) => {
  const { app, stacks, settings } = stageOf(stage, options);
  return { settings, folder: app.outdir, texts: JSON.stringify(templatesOf(app, stacks)) };
};
const written = new Map<string, ReturnType<typeof write>>();

/**
 * A stage as it is written for a deployment: its settings, the folder of its files, and a copy of its templates by the
 * name of their stack. Each stage is written once for all test files of a worker.
 */
export const writtenStage = (stage: Parameters<typeof stageOf>[0], options: Options = {}) => {
  const key = JSON.stringify([stage, { name: stage, ...options }]);
  const found = written.get(key) ?? write(stage, options);
  written.set(key, found);
  const { settings, folder, texts } = found;
  return { settings, folder, templates: JSON.parse(texts) as ReturnType<typeof templatesOf> };
};

const madeUp = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenhands-synth-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of [...features, ...backgroundNames])
    write(`bundles/${name}/index.cjs`, `exports.handler = async () => '${name}';`);
  write(
    'site/index.html',
    `<style>body{margin:0}</style><link rel="canonical" href="${originPlaceholder}/">`,
  );
  write('site/robots.txt', `Sitemap: ${originPlaceholder}/sitemap.xml`);
  write('site/sitemap.xml', `<loc>${originPlaceholder}/</loc>`);
  write('site/app.html', '<div id="root"></div>');
  write('site/404.html', '<h1>Nothing here</h1>');
  write('site/sw.js', 'self.version = 1;');
  write('site/assets/app-1.js', 'export {};');
  return { bundles: join(folder, 'bundles'), site: join(folder, 'site') };
};
