import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { backupOperations, createBackups } from './dynamodb/backups.ts';
import { ensureTable } from './dynamodb/create-table.ts';
import {
  call,
  copyStore,
  engineOperations,
  execute,
  findTable,
  openStore,
  parse,
  type Store,
} from './dynamodb/dynalite-engine.ts';
import { type FaultHook, type Run, runBroken, type Snapshot } from './dynamodb/faults.ts';
import { createMeter, type Meter } from './dynamodb/meter.ts';
import { isRefusal, refuse } from './dynamodb/refusal.ts';
import { createTransactions } from './dynamodb/transactions.ts';
import { type LocalServer, listen, readBody } from './http-server.ts';
import { shortPath, unreadable } from './stand-in-state.ts';

export type LocalDynamodb = LocalServer & {
  readonly meter: Meter;
  /** Lets a hook break calls from now on; answers a function that mends everything again. */
  readonly inject: (hook: FaultHook) => () => void;
  /** The table as it is now, for reads that are to be late; from then on tables can be restored to this moment. */
  readonly snapshot: () => Promise<Snapshot>;
};

type Operation = (input: Record<string, unknown>) => Promise<object>;

/** Starts DynamoDB on this machine with the product's table in it; in memory unless a folder is given. */
export const startDynamodb = async ({
  port = 0,
  folder,
  tableName = 'sevenhands-local',
}: {
  port?: number;
  folder?: string;
  tableName?: string;
} = {}): Promise<LocalDynamodb> => {
  if (folder) mkdirSync(folder, { recursive: true });
  const store = openStore(folder);
  const meter = createMeter();
  const engine = createOperations(store);
  const backups = createBackups();
  const withBackups = backupOperations(engine, backups);
  let isOpen = true;
  const underWay = new Set<Promise<object>>();
  const run: Run = async (operation, input) => {
    if (!isOpen) throw new Error('The local table is closed');
    const call = withBackups[operation]?.(input) ?? engine(operation, input);
    const end = () => underWay.delete(call);
    underWay.add(call);
    call.then(end, end);
    return call;
  };
  await store.db.open().catch((error) => {
    throw folder ? notOpened(folder, error) : error;
  });
  await ensureTable(run, tableName);
  let hook: FaultHook | undefined;

  const server = await listen(
    async (request, response) => {
      const body = await readBody(request);
      if (!body) return void response.destroy();
      const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
      try {
        const input = JSON.parse(body.toString() || '{}') as Record<string, unknown>;
        const fault = hook?.({ operation, input });
        const answer = await runBroken(fault, run, operation, input);
        const told = meter.record(operation, input, answer);
        if (fault === 'lost') return void response.destroy();
        send(response, 200, told);
      } catch (error) {
        if (!isOpen) return void response.destroy();
        if (isRefusal(error)) return send(response, error.statusCode, error.body);
        console.error('[data]', operation, error);
        send(response, 500, { __type: 'InternalServerError', message: String(error) });
      }
    },
    { port, variable: 'DATA_PORT', stays: 'data' },
  );

  return {
    url: server.url,
    meter,
    inject: (next) => {
      hook = next;
      return () => {
        hook = undefined;
      };
    },
    snapshot: async () => {
      const snapshot = { run: createOperations(await copyStore(store)) };
      backups.points.push({ at: Date.now(), snapshot });
      return snapshot;
    },
    close: async () => {
      await server.close();
      // A call that reads a closed database ends the process.
      isOpen = false;
      await Promise.allSettled(underWay);
      await store.db.close();
    },
  };
};

/** Only one process at a time may open the files; any other reason is in the files. */
const notOpened = (folder: string, { cause }: { cause?: { code?: string } }) =>
  cause?.code === 'LEVEL_LOCKED'
    ? new Error(`Another start is using ${shortPath(folder)}. Stop it first.`)
    : unreadable(folder);

const createOperations = (store: Store): Run => {
  const transactions = createTransactions(store);
  const extra: Record<string, Operation> = {
    TransactWriteItems: (input) => transactions.write(input),
    TransactGetItems: (input) => transactions.read(input),
    UpdateTimeToLive: async ({ TableName, TimeToLiveSpecification }) => {
      const table = await findTable(store, String(TableName));
      await call(store.tableDb.put, String(TableName), {
        ...table,
        timeToLive: TimeToLiveSpecification,
      });
      return { TimeToLiveSpecification };
    },
    DescribeTimeToLive: async ({ TableName }) => {
      const { timeToLive } = await findTable(store, String(TableName));
      return {
        TimeToLiveDescription: timeToLive?.Enabled
          ? { TimeToLiveStatus: 'ENABLED', AttributeName: timeToLive.AttributeName }
          : { TimeToLiveStatus: 'DISABLED' },
      };
    },
  };
  return async (operation, input) => {
    const own = extra[operation];
    if (own) return own(input);
    if (!engineOperations.has(operation))
      throw refuse('UnknownOperationException', `Not part of the local table: ${operation}`);
    // The meter needs the capacity of every call; it is taken out of the answer again for those who did not ask.
    return execute(
      store,
      operation,
      parse(store, operation, { ...input, ...wantsCapacity(operation) }),
    );
  };
};

const measured = new Set(
  'BatchGetItem BatchWriteItem DeleteItem GetItem PutItem Query Scan UpdateItem'.split(' '),
);
const wantsCapacity = (operation: string) =>
  measured.has(operation) ? { ReturnConsumedCapacity: 'TOTAL' } : {};

const send = (response: ServerResponse, status: number, answer: object) => {
  const body = JSON.stringify(answer);
  response
    .writeHead(status, {
      'content-type': 'application/x-amz-json-1.0',
      'x-amzn-requestid': randomUUID(),
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
};
