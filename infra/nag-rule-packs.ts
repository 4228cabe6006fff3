import { type App, Validations } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { Stage } from './create-stage-stacks.ts';
import { apiSuppressions } from './nag-suppressions/api.ts';
import { authAndSecretsSuppressions } from './nag-suppressions/auth-and-secrets.ts';
import { dataSuppressions } from './nag-suppressions/data.ts';
import { distributionSuppressions } from './nag-suppressions/distribution.ts';
import type { Suppression } from './nag-suppressions/suppression.ts';
import { webSuppressions } from './nag-suppressions/web.ts';

/** Checks the stage against two cdk-nag rule packs at synthesis. Findings fail it, except the suppressed ones. */
export const addRulePacks = (app: App, stage: Stage) => {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  // A finding may name a cross-stack reference, and those are resolved only when validation starts.
  stage.web.node.addValidation({
    validate: () => {
      for (const suppression of suppressionsOf(stage)) suppress(suppression);
      return [];
    },
  });
};

const suppressionsOf = (stage: Stage): readonly Suppression[] => [
  ...authAndSecretsSuppressions(stage),
  ...apiSuppressions(stage),
  ...dataSuppressions(stage),
  ...distributionSuppressions(stage),
  ...webSuppressions(stage),
];

const suppress = ({ pack, rules, constructs, reason }: Suppression) => {
  for (const construct of constructs)
    for (const rule of rules)
      Validations.of(construct).acknowledge({ id: `${pack}::${pack}-${rule}`, reason });
};
