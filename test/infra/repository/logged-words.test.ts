import { expect, test } from 'vitest';
import { operations } from '#shared/contract/index.ts';
import { pathKeys, sendsBody } from '#shared/contract/route.ts';
import { found } from '../rules/found.ts';
import { writtenStage } from '../synth.ts';

const { templates } = writtenStage('prod');

/** What may stand in an address: ids of the catalogue and of accounts, places in a list, days, choices, a code that names nobody, and what Facebook adds to addresses. */
const harmless = [
  'admin_id',
  'after',
  'asked_at_least',
  'before',
  'business_id',
  'business_type',
  'code',
  'days',
  'fbclid',
  'from',
  'helper_id',
  'limit',
  'operation',
  'order',
  'pinned',
  'show',
  'subcategory',
  'target',
  'to',
];

test('no route takes words of people in its address, where every log on the way would keep them', () => {
  const inQueries = operations
    .filter(({ route }) => !sendsBody(route))
    .flatMap(({ route }) =>
      Object.keys(route.input.shape).filter((key) => !pathKeys(route).includes(key)),
    );
  expect([...new Set(inQueries)].filter((key) => !harmless.includes(key))).toEqual([]);
});

test('CloudFront notes neither paths nor queries, in which are the secrets of calendars and of mail links', () => {
  const [distribution] = found(templates, 'AWS::CloudFront::Distribution');
  // The older logs have all fields.
  expect(distribution?.properties.DistributionConfig.Logging).toBeUndefined();
  const [delivery] = found(templates, 'AWS::Logs::Delivery');
  const fields: string[] = delivery?.properties.RecordFields;
  expect(fields).toContain('sc-status');
  expect(fields.filter((field) => /uri|query|referer|cookie|agent|forwarded/i.test(field))).toEqual(
    [],
  );
});

test('the log of visits is kept no longer than the others, and CloudFront may write to it alone', () => {
  const log = found(templates, 'AWS::Logs::LogGroup').find(
    ({ properties }) => properties.LogGroupName === '/sevenhands/prod/visits',
  );
  expect(log?.properties.RetentionInDays).toBe(90);
  const [policy] = found(templates, 'AWS::Logs::ResourcePolicy');
  const document = JSON.stringify(policy?.properties.PolicyDocument).replaceAll('\\', '');
  expect(document).toContain('delivery.logs.amazonaws.com');
  expect(document).toContain('aws:SourceAccount');
});

test('API Gateway notes the route of a request, not its address', () => {
  const [stage] = found(templates, 'AWS::ApiGateway::Stage');
  const { AccessLogSetting, TracingEnabled, MethodSettings } = stage?.properties ?? {};
  expect(AccessLogSetting.Format).toContain('$context.resourcePath');
  expect(AccessLogSetting.Format).not.toMatch(/\$context\.path|querystring|\$input|header/i);
  // A trace keeps the whole address.
  expect(TracingEnabled).not.toBe(true);
  for (const { DataTraceEnabled } of MethodSettings) expect(DataTraceEnabled).not.toBe(true);
});

test('firewalls keep no samples of requests', () => {
  const firewalls = JSON.stringify(found(templates, 'AWS::WAFv2::WebACL'));
  expect(firewalls).not.toContain('"SampledRequestsEnabled":true');
  expect(found(templates, 'AWS::WAFv2::LoggingConfiguration')).toEqual([]);
});
