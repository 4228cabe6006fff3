import { describe, expect, test } from 'vitest';
import { found, type Properties, type Templates } from './rules/found.ts';
import { schemaComplaints } from './rules/schema.ts';
import { writtenStage } from './synth.ts';

const built = (stage: 'dev' | 'prod' | 'everything') => {
  return writtenStage(stage).templates;
};

test.each(['dev', 'prod', 'everything'] as const)(
  'every property of %s is specified by AWS, has the right type, and none is missing',
  (stage) => {
    expect(schemaComplaints(built(stage))).toEqual([]);
  },
);

describe('a fault is detected when', () => {
  const prod = built('prod');
  const first = (templates: Templates, type: string): Properties =>
    found(templates, type)[0]?.properties ?? {};
  const faults: Record<string, (templates: Templates) => void> = {
    'a property is misspelled': (templates) => {
      first(templates, 'AWS::Lambda::Function').MemorySise = 512;
    },
    'a nested property is misspelled': (templates) => {
      first(templates, 'AWS::Cognito::UserPool').Policies.PasswordPolicy.MinLength = 6;
    },
    'a number is a string': (templates) => {
      first(templates, 'AWS::Lambda::Function').Timeout = 'long';
    },
    'a list is a single value': (templates) => {
      first(templates, 'AWS::CloudWatch::Alarm').AlarmActions = 'arn:aws:sns:us-east-1:1:a';
    },
    'a required property is missing': (templates) => {
      delete first(templates, 'AWS::ApiGateway::Method').HttpMethod;
    },
    'a resource type does not exist': (templates) => {
      Object.assign(templates.data?.Resources ?? {}, { Odd: { Type: 'AWS::DynamoDB::Tables' } });
    },
  };
  test.each(Object.entries(faults))('%s', (_, plant) => {
    const templates = structuredClone(prod);
    plant(templates);
    expect(schemaComplaints(templates)).toHaveLength(1);
  });
});
