import './compile-cache.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib/core';
import { buildStage } from './build-stage.ts';
import { checkPolicy } from './nag-suppressions.ts';
import { InvalidStageError, refusePlaceholders, settingsOf } from './stages.ts';

const synthesise = () => {
  const app = new App();
  const settings = settingsOf(app.node.tryGetContext('stage') ?? 'dev');
  // The CLI knows an account only where it could deploy to one.
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  if (account) refusePlaceholders(settings);
  const [bundles, site] = [built('.build'), built('web/dist')];
  checkPolicy(app, buildStage(app, settings, { account, bundles, site }));
};

const built = (path: string) => {
  const folder = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (!existsSync(folder))
    throw new InvalidStageError(`There is no ${path} yet: npm run build makes it.`);
  return folder;
};

try {
  synthesise();
} catch (error) {
  if (!(error instanceof InvalidStageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
