import type { CfnResource } from 'aws-cdk-lib/core';
import type { Stage } from '#infra/create-stage-stacks.ts';
import { addRulePacks } from '#infra/nag-rule-packs.ts';
import { complaints } from '../rules/index.ts';
import { checked } from '../rules/policy.ts';
import { stageOf, templatesOf } from '../synth.ts';

/** Returns the resource of a stack by the end of its path. */
export const inside = <R extends CfnResource>(
  { node }: { node: Stage['api']['node'] },
  path: string,
) => node.findAll().find(({ node: { path: full } }) => full.endsWith(path)) as R;

/** Returns the findings of our own rules on a prod with this fault, or else those of the slower rule packs. */
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
