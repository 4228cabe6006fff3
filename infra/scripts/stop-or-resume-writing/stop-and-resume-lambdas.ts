import {
  DeleteFunctionConcurrencyCommand,
  LambdaClient,
  ListEventSourceMappingsCommand,
  ListFunctionsCommand,
  PutFunctionConcurrencyCommand,
  UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda';
import type { LambdaName } from '../../lambda-names.ts';
import { lambdaPermissions } from '../../permissions.ts';
import { reservedConcurrency } from '../../reserved-concurrency.ts';
import type { Settings } from '../../settings-of-stage.ts';

type Stage = Pick<Settings, 'stage' | 'region' | 'keepsData'>;
type Say = (line: string) => void;

const writing = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

/** The Lambdas that can change the table: requests of every method, triggers of the user pool, jobs of the clock and the job behind the queue. */
export const writingLambdas = (Object.keys(lambdaPermissions) as LambdaName[]).filter((name) =>
  lambdaPermissions[name].table.some((action) => writing.includes(action)),
);

/** Keeps every Lambda that writes from starting, and the queue of deletions from being emptied; messages wait in it for 14 days. */
export const stopWriting = async ({ stage, region }: Stage, say: Say) => {
  const client = new LambdaClient({ region });
  for (const FunctionName of await deployed(client, stage)) {
    // Reserved for nothing: no way leads to it, whoever calls.
    await client.send(
      new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }),
    );
    await enableQueues(client, FunctionName, false);
    say(`${FunctionName}: stopped`);
  }
  say(
    `Nothing writes any more from ${new Date().toISOString()} on; what had begun ends within 15 minutes.`,
  );
};

/** Lets them start again, each with what is reserved for it. */
export const resumeWriting = async ({ stage, region, keepsData }: Stage, say: Say) => {
  const client = new LambdaClient({ region });
  for (const FunctionName of await deployed(client, stage)) {
    const reserved = keepsData ? reservedConcurrency[nameOf(FunctionName, stage)] : undefined;
    if (reserved)
      await client.send(
        new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: reserved }),
      );
    else await client.send(new DeleteFunctionConcurrencyCommand({ FunctionName }));
    await enableQueues(client, FunctionName, true);
    say(`${FunctionName}: goes on`);
  }
};

const nameOf = (functionName: string, stage: string) =>
  functionName.slice(`sevenhands-${stage}-`.length) as LambdaName;

/** The writers of a stage that are deployed; a stage without Google has no trigger for it. */
const deployed = async (client: LambdaClient, stage: string) => {
  const found: string[] = [];
  let Marker: string | undefined;
  do {
    const page = await client.send(new ListFunctionsCommand({ Marker }));
    found.push(...(page.Functions ?? []).flatMap(({ FunctionName }) => FunctionName ?? []));
    Marker = page.NextMarker;
  } while (Marker);
  const all = found.filter(
    (name) =>
      writingLambdas.includes(nameOf(name, stage)) && name.startsWith(`sevenhands-${stage}-`),
  );
  if (!all.length)
    throw new Error(`No Lambda of ${stage} was found: is this the account of the stage?`);
  return all.sort();
};

/** A queue would offer its messages again and again to a Lambda that cannot start, and give them up at last. */
const enableQueues = async (client: LambdaClient, FunctionName: string, Enabled: boolean) => {
  const { EventSourceMappings = [] } = await client.send(
    new ListEventSourceMappingsCommand({ FunctionName }),
  );
  for (const { UUID } of EventSourceMappings)
    await client.send(new UpdateEventSourceMappingCommand({ UUID, Enabled }));
};
