import type { Stage } from '#infra/create-stage-stacks.ts';
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

/** What the roles of all stacks may do: by the rights that a role holds itself, and by the policies beside it. */
export const rightsIn = (
  templates: Templates,
): { id: string; roles: string[]; statements: Properties[] }[] => [
  ...found(templates, 'AWS::IAM::Role').map(({ id, properties }) => ({
    id,
    roles: [id],
    statements: (properties.Policies ?? []).flatMap(
      ({ PolicyDocument }: Properties) => PolicyDocument.Statement,
    ),
  })),
  ...found(templates, 'AWS::IAM::Policy').map(({ id, properties }) => ({
    id,
    roles: properties.Roles.map(({ Ref }: Properties) => Ref),
    statements: properties.PolicyDocument.Statement,
  })),
];

/** Returns the error, unless the condition holds. */
export const unless = (fine: unknown, complaint: string) => (fine ? [] : [complaint]);
