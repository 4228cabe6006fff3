import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib/core';
import { buildStage } from './build-stage.ts';
import { checkPolicy } from './policy.ts';
import { refusePlaceholders, settingsOf } from './stages.ts';

const folder = (path: string) => {
  const found = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (!existsSync(found)) throw new Error(`There is no ${path} yet: npm run build makes it.`);
  return found;
};

const app = new App();
const settings = settingsOf(app.node.tryGetContext('stage') ?? 'dev');
// The CLI knows an account only where it could deploy to one.
const account = process.env.CDK_DEFAULT_ACCOUNT;
if (account) refusePlaceholders(settings);
const stage = buildStage(app, settings, {
  account,
  bundles: folder('.build'),
  site: folder('web/dist'),
});
checkPolicy(app, stage);
