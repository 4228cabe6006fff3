import { createHash } from 'node:crypto';
import {
  conditionRefusal,
  createKey,
  type Data,
  execute,
  findTable,
  type Item,
  parse,
  readItem,
  type Store,
  validateItem,
  validateKey,
  validationError,
  type Write,
} from './dynalite-engine.ts';
import { isRefusal, refuse } from './refusal.ts';
import { bufferWrites, lockAll } from './transaction-locks-and-write-buffer.ts';

type Part = { kind: string; data: Data; key: string };
type Input = {
  TransactItems?: Record<string, Data>[];
  ClientRequestToken?: string;
  ReturnConsumedCapacity?: string;
};

/** What each part of a transaction is checked as; a condition check is a delete that never happens. */
const operationOf: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
  Get: 'GetItem',
};
const tokenLifeMs = 600_000;

/** TransactWriteItems: all parts are written in one batch of the store, or none and every reason is given. */
export const createTransactions = (store: Store) => {
  const answered = new Map<string, { hash: string; at: number; answer: Promise<object> }>();

  const write = (input: Input): Promise<object> => {
    const token = input.ClientRequestToken;
    if (!token) return writeOnce(store, input);
    const hash = createHash('sha256').update(JSON.stringify(input.TransactItems)).digest('hex');
    const before = answered.get(token);
    if (before && before.at > Date.now() - tokenLifeMs) {
      if (before.hash === hash) return before.answer;
      throw refuse(
        'IdempotentParameterMismatchException',
        'Request was rejected because the token was used before with other parameters',
      );
    }
    const answer = writeOnce(store, input);
    answered.set(token, { hash, at: Date.now(), answer });
    answer.catch(() => answered.delete(token));
    return answer;
  };

  const read = async (input: Input) => {
    const parts = await prepare(store, input);
    const release = await lockAll(store, parts);
    try {
      const answers = await Promise.all(parts.map(({ data }) => execute(store, 'GetItem', data)));
      return { Responses: answers.map(({ Item }) => (Item ? { Item } : {})) };
    } finally {
      release();
    }
  };
  return { write, read };
};

const writeOnce = async (store: Store, input: Input) => {
  const parts = await prepare(store, input);
  const release = await lockAll(store, parts);
  try {
    const writes: Write[] = [];
    const buffered = bufferWrites(store, writes);
    const reasons = [];
    for (const part of parts) reasons.push(await attempt(store, buffered, part));
    if (reasons.some(({ Code }) => Code !== 'None'))
      throw refuse(
        'TransactionCanceledException',
        `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
        { CancellationReasons: reasons },
      );
    await store.db.batch(writes);
    return { ConsumedCapacity: capacityOf(parts) };
  } finally {
    release();
  }
};

const attempt = async (store: Store, buffered: Store, { kind, data, key }: Part) => {
  try {
    if (kind === 'ConditionCheck') {
      const refusal = conditionRefusal(data, await readItem(store, data.TableName, key));
      if (refusal) throw refusal;
    } else await execute(buffered, operationOf[kind] as string, data);
    return { Code: 'None' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const name = error.body.__type.split('#')[1]?.replace(/Exception$/, '') ?? 'Unknown';
    return {
      Code: name === 'Validation' ? 'ValidationError' : name,
      Message: error.body.message,
      ...(error.body.Item && { Item: error.body.Item }),
    };
  }
};

const prepare = async (store: Store, { TransactItems: asked }: Input) => {
  if (!Array.isArray(asked) || asked.length === 0 || asked.length > 100)
    throw validationError(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length between 1 and 100",
    );
  const parts: Part[] = [];
  const seen = new Set<string>();
  for (const item of asked) {
    const [[kind, input] = ['', {}], ...more] = Object.entries(item);
    const operation = operationOf[kind];
    if (!operation || more.length)
      throw validationError('TransactItems can only contain one of Check, Put, Update or Delete');
    const data = parse(store, operation, input);
    const key = await keyOf(store, data);
    const id = `${data.TableName}/${key}`;
    if (seen.has(id))
      throw validationError('Transaction request cannot include multiple operations on one item');
    seen.add(id);
    parts.push({ kind, data, key });
  }
  return parts;
};

const keyOf = async (store: Store, data: Data) => {
  const table = await findTable(store, data.TableName);
  const invalid = data.Item ? validateItem(data.Item, table) : validateKey(data.Key ?? {}, table);
  if (invalid) throw invalid;
  const key =
    data.Key ??
    pick(
      data.Item ?? {},
      table.KeySchema.map((part) => part.AttributeName),
    );
  return createKey(key, table);
};

const pick = (item: Item, names: string[]): Item =>
  Object.fromEntries(names.map((name) => [name, item[name] ?? {}]));

const capacityOf = (parts: Part[]) =>
  [...Map.groupBy(parts, ({ data }) => data.TableName)].map(([TableName, of]) => ({
    TableName,
    CapacityUnits: of.length * 2,
    WriteCapacityUnits: of.length * 2,
  }));
