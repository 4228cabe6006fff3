import type { Template } from '../synth.ts';
import { specOf } from './schema.ts';

type Resource = {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
};

/** Resources with data that no deployment restores. */
const stateful = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolGroup',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
];

/**
 * Returns the resources with data, and those that other stacks refer to, that an upgrade from one template to the next
 * would replace or remove: a weak reference is read when the other stack changes, so it would keep the old resource.
 */
export const upgradeComplaints = (before: Template, after: Template): string[] => {
  const referred = referredIds(before);
  return Object.entries(before.Resources as Readonly<Record<string, Resource>>)
    .filter(([id, { Type }]) => stateful.includes(Type) || referred.has(id))
    .flatMap(([id, old]) => {
      const next = (after.Resources as Readonly<Record<string, Resource>>)[id];
      if (next?.Type !== old.Type) return [`${id} (${old.Type}) is removed`];
      return [
        ...replacedBy(old, next).map((property) => `${id} is replaced because ${property} changes`),
        ...(old.DeletionPolicy?.startsWith('Retain') && !next.DeletionPolicy?.startsWith('Retain')
          ? [`${id} is no longer kept when its stack is deleted`]
          : []),
      ];
    });
};

/** The resources that are named in outputs for other stacks. */
const referredIds = ({ Outputs = {} }: Template & { readonly Outputs?: object }) => {
  const text = JSON.stringify(
    Object.entries(Outputs).filter(([name]) => name.startsWith('PublishOutput')),
  );
  return new Set([...text.matchAll(/"(?:Ref":|Fn::GetAtt":\[)"(\w+)"/g)].map(([, id]) => id));
};

/** Returns the changed properties for which CloudFormation replaces the resource, or may replace it. */
const replacedBy = (old: Resource, next: Resource) =>
  Object.entries(specOf(old.Type) ?? {})
    .filter(([, { causesReplacement }]) => causesReplacement && causesReplacement !== 'no')
    .map(([name]) => name)
    .filter(
      (name) => JSON.stringify(old.Properties?.[name]) !== JSON.stringify(next.Properties?.[name]),
    );
