import './cdk-compile-cache.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib/core';
import { createStageStacks } from './create-stage-stacks.ts';
import { addRulePacks } from './nag-rule-packs.ts';
import { assertDeployable, InvalidStageError, settingsOf } from './settings-of-stage.ts';

const synthesize = () => {
  const app = new App();
  const settings = settingsOf(app.node.tryGetContext('stage') ?? 'dev');
  // The CLI sets the account only if it has credentials, that is, if it could deploy.
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  if (account) assertDeployable(settings);
  const bundles = buildOutput('.build');
  const site = buildOutput('web/dist');
  addRulePacks(app, createStageStacks(app, settings, { account, bundles, site }));
};

const buildOutput = (path: string) => {
  const folder = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (!existsSync(folder))
    throw new InvalidStageError(`There is no ${path} yet: npm run build makes it.`);
  return folder;
};

try {
  synthesize();
} catch (error) {
  if (!(error instanceof InvalidStageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
