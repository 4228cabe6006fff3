import type { Stack } from 'aws-cdk-lib/core';
import { describe, expect, test } from 'vitest';
import { neededConcurrency } from '#infra/reserved-concurrency.ts';
import { routeThrottles } from '#infra/stacks/api/gateway-routes-and-refusals.ts';
import { addresses } from '#shared/contract/index.ts';
import { problems } from '#shared/contract/problem.ts';
import { answerSeconds } from '#shared/domain/chat/turn-attempts.ts';
import { found } from './rules/found.ts';
import { complaints } from './rules/index.ts';
import { routesOf } from './rules/routes.ts';
import { stageOf, writtenStage } from './synth.ts';

const built = {
  dev: writtenStage('dev'),
  prod: writtenStage('prod'),
  everything: writtenStage('everything'),
};
const templates = {
  dev: built.dev.templates,
  prod: built.prod.templates,
  everything: built.everything.templates,
};
const stages = ['dev', 'prod', 'everything'] as const;

describe.each(stages)('%s', (stage) => {
  test('violates none of our rules', () => {
    expect(complaints(templates[stage], built[stage].settings.keepsData)).toEqual([]);
  });

  test('has every route of the contract and no other', () => {
    const expected = addresses.map(({ address, route: { method } }) => `${method} ${address}`);
    expect([...routesOf(templates[stage]).keys()].sort()).toEqual(expected.sort());
  });
});

test('no stack is close to the 500 resources that CloudFormation takes', () => {
  for (const [name, { Resources }] of Object.entries(templates.everything))
    expect([name, Object.keys(Resources).length < 490]).toEqual([name, true]);
});

test('a deployment loads the catalogue after the API and before the pages', () => {
  const { app, stacks } = stageOf('prod');
  const assembly = app.synth();
  const before = ({ stackName }: Stack) =>
    assembly.getStackByName(stackName).dependencies.map(({ id }) => id);
  expect(before(stacks.jobs)).toEqual(
    expect.arrayContaining([stacks.data.stackName, stacks.api.stackName]),
  );
  expect(before(stacks.web)).toContain(stacks.jobs.stackName);
  const [load] = found({ jobs: templates.prod.jobs }, 'Custom::Trigger');
  expect(JSON.stringify(load?.properties.HandlerArn)).toContain('ondeployCurrentVersion');
});

test('only the public routes of the contract are open', () => {
  const open = [...routesOf(templates.prod)].flatMap(([name, { AuthorizationType }]) =>
    AuthorizationType === 'NONE' ? [name] : [],
  );
  expect(open.sort()).toEqual([
    'DELETE /mcp',
    'GET /.well-known/oauth-authorization-server',
    'GET /.well-known/oauth-protected-resource',
    'GET /.well-known/oauth-protected-resource/mcp',
    'GET /api/calendar/{token}',
    'GET /api/check-in/stop/{token}',
    'GET /api/connections/{provider}/withdrawal',
    'GET /api/health',
    'GET /api/second-factor/keep/{token}',
    'GET /mcp',
    'POST /api/check-in/stop/{token}',
    'POST /api/code-tickets',
    'POST /api/connections/{provider}/webhook',
    'POST /api/connections/{provider}/withdrawal',
    'POST /api/contact',
    'POST /api/invitations',
    'POST /api/recovery',
    'POST /api/second-factor/keep/{token}',
    'POST /api/stripe/webhook',
    'POST /api/suggestions',
    'POST /mcp',
    'POST /oauth/revoke',
    'POST /oauth/token',
  ]);
});

test('a question streams for up to five minutes', () => {
  const chat = routesOf(templates.prod).get('POST /api/chat');
  expect(chat?.Integration).toMatchObject({
    ResponseTransferMode: 'STREAM',
    TimeoutInMillis: 300_000,
  });
  expect(JSON.stringify(chat?.Integration.Uri)).toContain('response-streaming-invocations');
});

test('the timeout of the answering Lambda is that of an answer, and no longer than its stream', () => {
  const chat = found(templates.prod, 'AWS::Lambda::Function').find(
    ({ properties }) => properties.FunctionName === 'sevenhands-prod-chat',
  );
  expect(chat?.properties.Timeout).toBe(answerSeconds);
  expect(answerSeconds).toBeLessThan(300);
});

test('a route with a limit of its own has it on the stage', () => {
  const [stage] = found(templates.prod, 'AWS::ApiGateway::Stage');
  const settings: Record<string, unknown>[] = stage?.properties.MethodSettings;
  expect(settings).toContainEqual(
    expect.objectContaining({
      HttpMethod: 'POST',
      ResourcePath: '/~1api~1suggestions',
      ThrottlingRateLimit: 5,
      ThrottlingBurstLimit: 10,
    }),
  );
  // And one entry for all the others.
  expect(settings).toHaveLength(Object.keys(routeThrottles()).length + 1);
});

test('errors of the gateway have the format of our own problems', () => {
  const answers = found(templates.prod, 'AWS::ApiGateway::GatewayResponse');
  expect(answers).toHaveLength(13);
  for (const { properties } of answers) {
    const body = JSON.parse(properties.ResponseTemplates['application/json']);
    expect(problems).toHaveProperty(body.code);
    expect(body.requestId).toBe('$context.requestId');
    expect(properties.ResponseParameters).toMatchObject({
      'gatewayresponse.header.cache-control': "'no-store'",
    });
  }
});

test('a request without a token gets 401 and an unknown path 404', () => {
  const statuses = Object.fromEntries(
    found(templates.prod, 'AWS::ApiGateway::GatewayResponse').map(({ properties }) => [
      properties.ResponseType,
      properties.StatusCode,
    ]),
  );
  expect(statuses).toMatchObject({
    UNAUTHORIZED: '401',
    MISSING_AUTHENTICATION_TOKEN: '404',
    THROTTLED: '429',
    DEFAULT_5XX: '500',
  });
});

test('no template contains the value of a secret, and only the keys of the origin and of the hashes are generated', () => {
  const secrets = found(templates.prod, 'AWS::SecretsManager::Secret');
  for (const { properties } of secrets) expect(properties).not.toHaveProperty('SecretString');
  const generated = secrets.filter(({ properties }) => properties.GenerateSecretString);
  expect(generated.map(({ properties }) => properties.Name).sort()).toEqual([
    'sevenhands/prod/hash',
    'sevenhands/prod/origin',
  ]);
});

test('a stage with a domain uses it, and so do its Lambdas', () => {
  const [distribution] = found(templates.everything, 'AWS::CloudFront::Distribution');
  expect(distribution?.properties.DistributionConfig.Aliases).toEqual(['app.sevenhands.example']);
  expect(found({ api: templates.everything.api }, 'AWS::Route53::RecordSet')).toHaveLength(2);
  const [chat] = found(templates.everything, 'AWS::Lambda::Function').filter(
    ({ properties }) => properties.FunctionName === 'sevenhands-everything-chat',
  );
  expect(chat?.properties.Environment.Variables).toMatchObject({
    APP_ORIGIN: 'https://app.sevenhands.example',
    OPENAI_BASE_URL: 'https://models.sevenhands.example/v1',
    OPENAI_MODEL: 'some-model',
    MAIL_FROM: 'hello@sevenhands.example',
  });
});

test('prod has a firewall for its distribution and one for its user pool, dev has none', () => {
  expect(found(templates.dev, 'AWS::WAFv2::WebACL')).toHaveLength(0);
  expect(found(templates.prod, 'AWS::WAFv2::WebACL')).toHaveLength(2);
  const [distribution] = found(templates.prod, 'AWS::CloudFront::Distribution');
  expect(distribution?.properties.DistributionConfig.WebACLId).toBeTruthy();
});

test('the firewall accepts large bodies only on the routes with photos or recordings, and counts those', () => {
  const firewall = found(templates.prod, 'AWS::WAFv2::WebACL').find(
    ({ properties }) => properties.Scope === 'CLOUDFRONT',
  );
  const rule = (name: string) =>
    firewall?.properties.Rules.find(({ Name }: { Name: string }) => Name === name);
  const pathsOf = (statement: unknown) =>
    [
      ...JSON.stringify(statement).matchAll(
        /"(?:PositionalConstraint":"(\w+)","SearchString|RegexString)":"([^"]+)"/g,
      ),
    ]
      .map(([, how = 'LIKE', path]) => `${how} ${path}`)
      .sort();
  const posts = 'LIKE ^/api/businesses/[^/]+/posts/[^/]+/presses$';
  expect(pathsOf(rule('body-too-large').Statement)).toEqual([
    'EXACTLY /api/chat',
    'EXACTLY /api/chat/transcribe',
    'EXACTLY /api/stripe/webhook',
    'EXACTLY /dashboard/share',
    posts,
  ]);
  const { Action, Statement } = rule('too-many-large');
  expect(Action.Block.CustomResponse.ResponseCode).toBe(429);
  expect(Statement.RateBasedStatement).toMatchObject({ Limit: 120, AggregateKeyType: 'IP' });
  expect(pathsOf(Statement)).toEqual(['EXACTLY /api/chat', 'EXACTLY /api/chat/transcribe', posts]);
});

test('every Lambda without a caller reports when it gives up', () => {
  const jobs = found(templates.prod, 'AWS::Lambda::Function').filter(({ properties }) =>
    /-on-(reconcile|trial-reminders|check-ins|reap|deploy)$/.test(properties.FunctionName ?? ''),
  );
  expect(jobs).toHaveLength(5);
  for (const { properties } of jobs) expect(properties.DeadLetterConfig).toBeTruthy();
  const rules = found(templates.prod, 'AWS::Events::Rule');
  expect(rules).toHaveLength(7);
  for (const { properties } of rules)
    expect(properties.Targets[0]).toHaveProperty('DeadLetterConfig');
});

test('payment events and sign-ups have instances of their own, which slow answers cannot take', () => {
  const reserved = (stage: 'dev' | 'prod') =>
    Object.fromEntries(
      found(templates[stage], 'AWS::Lambda::Function').flatMap(({ properties }) =>
        properties.ReservedConcurrentExecutions
          ? [[properties.FunctionName, properties.ReservedConcurrentExecutions]]
          : [],
      ),
    );
  expect(reserved('prod')).toEqual({
    'sevenhands-prod-billing': 20,
    'sevenhands-prod-codes': 10,
    'sevenhands-prod-on-custom-message': 10,
    'sevenhands-prod-on-post-confirmation': 10,
    'sevenhands-prod-on-pre-sign-up': 10,
  });
  // A new account may reserve nothing.
  expect(reserved('dev')).toEqual({});
  expect(neededConcurrency({ keepsData: true })).toBe(160);
});
