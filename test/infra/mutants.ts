import type { CfnResource } from 'aws-cdk-lib/core';
import type { Stage } from '#infra/build-stage.ts';
import { addRulePacks } from '#infra/nag-suppressions.ts';
import { checked } from './policy.ts';
import { complaints } from './rules.ts';
import { stageOf, templatesOf } from './synth.ts';

/** The resource of a stack whose path ends like this. */
export const inside = <R extends CfnResource>(
  { node }: { node: Stage['api']['node'] },
  path: string,
) => node.findAll().find(({ node: { path: full } }) => full.endsWith(path)) as R;

/** What our own rules say of a prod with this fault, and only where they say nothing, what the rule packs find: those take longer. */
export const complaintsAbout = (plant: (stage: Stage) => void) => {
  const { app, stacks, settings } = stageOf('prod');
  plant(stacks);
  const own = complaints(templatesOf(app, stacks), settings.keepsData);
  return own.length ? own : findingsOf(plant);
};

const findingsOf = (plant: (stage: Stage) => void) => {
  const { app, stacks } = stageOf('prod');
  addRulePacks(app, stacks);
  plant(stacks);
  return checked(app).findings;
};
