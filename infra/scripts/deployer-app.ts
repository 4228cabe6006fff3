import { App } from 'aws-cdk-lib/core';
import { regionsOf, settingsOf } from '../settings-of-stage.ts';
import { DeployerStack } from '../stacks/deployer.ts';

/** The CDK app of the deployer roles, deployed once per account: `-c stages=dev,prod -c repository=owner/name`. */
const app = new App();
const stages = String(app.node.tryGetContext('stages') ?? '').split(',');
const settings = stages.map((stage) => settingsOf(stage));
const repository: unknown = app.node.tryGetContext('repository');
if (typeof repository !== 'string' || !/^[\w.-]+\/[\w.-]+$/.test(repository))
  throw new Error('Say which repository may deploy: -c repository=owner/name.');
new DeployerStack(app, 'Sevenhands-Deployer', {
  env: { region: settings[0]?.region },
  repository,
  stages: settings.map((each) => ({ stage: each.stage, regions: regionsOf(each) })),
});
