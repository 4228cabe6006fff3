import type { Stage } from '#infra/build-stage.ts';
import type { Template } from '../synth.ts';

/** The templates of a stage by the name of their stack. */
export type Templates = Partial<Record<keyof Stage, Template>>;
// biome-ignore lint/suspicious/noExplicitAny: CloudFormation templates have no types.
export type Properties = Record<string, any>;
type Found = {
  readonly id: string;
  readonly properties: Properties;
  readonly resource: Properties;
};

/** Returns all resources of a type in all stacks. */
export const found = (templates: Templates, type: string): Found[] =>
  Object.values(templates).flatMap(({ Resources }) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, resource]) => ({ id, resource, properties: resource.Properties ?? {} })),
  );

/** Returns the error, unless the condition holds. */
export const unless = (fine: unknown, complaint: string) => (fine ? [] : [complaint]);
