import {
  DeleteFunctionConcurrencyCommand,
  LambdaClient,
  ListEventSourceMappingsCommand,
  ListFunctionsCommand,
  PutFunctionConcurrencyCommand,
  UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  resumeWriting,
  stopWriting,
  writingLambdas,
} from '#infra/scripts/stop-or-resume-writing/stop-and-resume-lambdas.ts';
import { operations } from '#shared/contract/index.ts';
import { found, rightsIn } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const lambda = mockClient(LambdaClient);
afterAll(() => lambda.restore());

const { settings, templates } = writtenStage('prod');
const names = found(templates, 'AWS::Lambda::Function')
  .map(({ properties }) => String(properties.FunctionName))
  .filter((name) => name.startsWith('sevenhands-prod-'));
const others = ['sevenhands-dev-account', 'somebody-elses'];

beforeEach(() => {
  lambda.reset();
  const half = Math.ceil(names.length / 2);
  const functions = (part: string[]) => part.map((FunctionName) => ({ FunctionName }));
  lambda
    .on(ListFunctionsCommand)
    .resolves({ Functions: functions([...names.slice(0, half), ...others]), NextMarker: 'more' })
    .on(ListFunctionsCommand, { Marker: 'more' })
    .resolves({ Functions: functions(names.slice(half)) })
    .on(ListEventSourceMappingsCommand)
    .resolves({ EventSourceMappings: [] })
    .on(ListEventSourceMappingsCommand, { FunctionName: 'sevenhands-prod-on-deletion' })
    .resolves({ EventSourceMappings: [{ UUID: 'queue' }] });
});
const puts = () =>
  lambda.commandCalls(PutFunctionConcurrencyCommand).map(({ args: [{ input }] }) => input);

test('whatever can change the table is stopped: routes of every method, triggers, jobs and the queue', async () => {
  await stopWriting(settings, () => {});
  const stopped = puts().map(({ FunctionName }) => FunctionName?.replace('sevenhands-prod-', ''));
  for (const { ReservedConcurrentExecutions } of puts())
    expect(ReservedConcurrentExecutions).toBe(0);
  // By the rights in the templates: every role that may write to the table is of a stopped Lambda.
  const mayWrite = rightsIn(templates)
    .filter(({ statements }) =>
      /dynamodb:(Put|Update|Delete|BatchWrite)/.test(JSON.stringify(statements)),
    )
    .map(({ id }) => id.replace(/role[0-9A-F]{8}$/, '').toLowerCase());
  expect(mayWrite.length).toBeGreaterThan(10);
  const plain = stopped.map((name) => name?.replaceAll('-', '').toLowerCase());
  expect(mayWrite.filter((id) => !plain.includes(id))).toEqual([]);
  const methods = operations.filter(
    ({ route }) =>
      route.method !== 'GET' && !route.reads && route.path !== '/check-in/stop/{token}',
  );
  for (const { feature } of methods) expect(stopped, feature).toContain(feature);
  expect(writingLambdas).toEqual(
    expect.arrayContaining(['on-deletion', 'on-reap', 'on-post-confirmation']),
  );
  const [queue] = lambda.commandCalls(UpdateEventSourceMappingCommand);
  expect(queue?.args[0].input).toEqual({ UUID: 'queue', Enabled: false });
  expect(puts().some(({ FunctionName }) => others.includes(FunctionName ?? ''))).toBe(false);
});

// The trigger of Google signs nobody in here and writes nothing.
const withoutGoogle = writingLambdas.includes('on-pre-token') ? 1 : 0;

test('going on gives each Lambda what is reserved for it, and reads the queue again', async () => {
  await resumeWriting(settings, () => {});
  expect(
    Object.fromEntries(puts().map((put) => [put.FunctionName, put.ReservedConcurrentExecutions])),
  ).toEqual({
    'sevenhands-prod-billing': 20,
    'sevenhands-prod-codes': 10,
    'sevenhands-prod-on-custom-message': 10,
    'sevenhands-prod-on-post-confirmation': 10,
    'sevenhands-prod-on-pre-sign-up': 10,
  });
  const freed = lambda
    .commandCalls(DeleteFunctionConcurrencyCommand)
    .map(({ args: [{ input }] }) => input.FunctionName);
  expect(freed).toContain('sevenhands-prod-chat');
  expect(freed.length + puts().length).toBe(writingLambdas.length - withoutGoogle);
  const [queue] = lambda.commandCalls(UpdateEventSourceMappingCommand);
  expect(queue?.args[0].input).toEqual({ UUID: 'queue', Enabled: true });
});

test('the wrong account is noticed', async () => {
  lambda.on(ListFunctionsCommand).resolves({ Functions: [] });
  await expect(stopWriting(settings, () => {})).rejects.toThrow(
    'is this the account of the stage?',
  );
});
