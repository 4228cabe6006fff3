import { expect, test } from 'vitest';
import { oldestDays } from '#infra/scripts/restore/options.ts';
import { found, rightsIn } from './rules/found.ts';
import { complaints } from './rules/index.ts';
import { upgradeComplaints } from './rules/upgrade.ts';
import { writtenStage } from './synth.ts';

const { templates: before } = writtenStage('prod');
const { templates } = writtenStage('prod', { changes: { restoredTable: 'sevenhands-restored' } });

test('every Lambda of a stage reads the restored table, with its index', () => {
  const lambdas = found(templates, 'AWS::Lambda::Function').filter(({ properties }) =>
    String(properties.FunctionName).startsWith('sevenhands-prod-'),
  );
  expect(lambdas.length).toBeGreaterThan(10);
  for (const { properties } of lambdas)
    expect(properties.Environment.Variables.TABLE_NAME).toBe('sevenhands-restored');
  const own = found({ data: templates.data }, 'AWS::DynamoDB::GlobalTable')[0]?.id ?? '';
  const rights = rightsIn(templates)
    .flatMap(({ statements }) => statements)
    .filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:'))
    .map(({ Resource }) => JSON.stringify(Resource));
  expect(rights.filter((resource) => !resource.includes('table/sevenhands-restored'))).toEqual([]);
  expect(rights.some((resource) => resource.includes('sevenhands-restored/index/gsi1'))).toBe(true);
  expect(rights.join()).not.toContain(own);
});

test('the alarm monitors the restored table', () => {
  const alarm = found(templates, 'AWS::CloudWatch::Alarm').find(
    ({ properties }) => properties.AlarmName === 'sevenhands-prod-table-refuses',
  );
  expect(JSON.stringify(alarm)).toContain('sevenhands-restored');
});

test('the stage’s own table remains, and no rule is violated', () => {
  expect(upgradeComplaints(before.data, templates.data)).toEqual([]);
  expect(complaints(templates, true)).toEqual([]);
});

test('the ledger keeps deletions longer than the oldest moment that can be restored', () => {
  const buckets = found({ data: templates.data }, 'AWS::S3::Bucket');
  const [rule] = buckets[0]?.properties.LifecycleConfiguration.Rules ?? [];
  // A deletion that was requested up to three weeks before that moment may have been unfinished then.
  expect(rule.ExpirationInDays).toBeGreaterThanOrEqual(oldestDays + 21);
});
