import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { upgradeComplaints } from './rules/upgrade.ts';
import { stageOf, type Template, templatesOf } from './synth.ts';

/** The templates of prod as the last release deployed them; replaced when a release is made (docs/deploy.md). */
const released = (name: 'data' | 'auth' | 'api'): Template =>
  JSON.parse(readFileSync(new URL(`release/${name}.json`, import.meta.url), 'utf8'));

const { app, stacks } = stageOf('prod');
const templates = templatesOf(app, stacks);

test.each(['data', 'auth', 'api'] as const)(
  'upgrading the %s stack of the last release replaces and removes nothing that holds data',
  (name) => {
    expect(upgradeComplaints(released(name), templates[name])).toEqual([]);
  },
);

describe('it is noticed when', () => {
  // biome-ignore lint/suspicious/noExplicitAny: what CloudFormation takes has no types.
  type Editable = Record<string, { Type: string; DeletionPolicy?: string; Properties: any }>;
  const firstOf = (resources: Editable, type: string) =>
    Object.entries(resources).find(([, { Type }]) => Type === type) as [string, Editable[string]];
  const faults: Record<string, readonly [stack: 'data' | 'auth' | 'api', (r: Editable) => void]> = {
    'the table gets another id': [
      'data',
      (resources) => {
        const [id, table] = firstOf(resources, 'AWS::DynamoDB::GlobalTable');
        delete resources[id];
        resources.Other = table;
      },
    ],
    'the table gets another key': [
      'data',
      (resources) => {
        const [, table] = firstOf(resources, 'AWS::DynamoDB::GlobalTable');
        table.Properties.KeySchema[0].AttributeName = 'id';
      },
    ],
    'the pool gets another id': [
      'auth',
      (resources) => {
        const [id, pool] = firstOf(resources, 'AWS::Cognito::UserPool');
        delete resources[id];
        resources.OtherUsers = pool;
      },
    ],
    'the bucket gets another name': [
      'api',
      (resources) => {
        const [, bucket] = firstOf(resources, 'AWS::S3::Bucket');
        bucket.Properties.BucketName = 'another';
      },
    ],
    'another stack keeps the client that is replaced': [
      'auth',
      (resources) => {
        const [id, client] = firstOf(resources, 'AWS::Cognito::UserPoolClient');
        delete resources[id];
        resources.OtherClient = client;
      },
    ],
    'the table goes with its stack': [
      'data',
      (resources) => {
        firstOf(resources, 'AWS::DynamoDB::GlobalTable')[1].DeletionPolicy = 'Delete';
      },
    ],
  };
  test.each(Object.entries(faults))('%s', (_, [stack, plant]) => {
    const next = structuredClone(released(stack));
    plant(next.Resources as Editable);
    expect(upgradeComplaints(released(stack), next)).toHaveLength(1);
  });
});
