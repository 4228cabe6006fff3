import { createRequire } from 'node:module';
import { memoizeConditionParser } from './memoize-condition-parser.ts';
import type { Refusal } from './refusal.ts';

/**
 * dynalite's engine without its HTTP door: the door misses operations we need, and a client that resets its
 * connection there ends the whole process.
 */

export type Item = Record<string, Record<string, unknown>>;
export type Data = Record<string, unknown> & { TableName: string; Key?: Item; Item?: Item };
export type Table = {
  TableName: string;
  KeySchema: { AttributeName: string }[];
  timeToLive?: { Enabled: boolean; AttributeName: string };
};
type Done<T> = (error: Error | null, value: T) => void;
type Bucket = {
  get(key: string, done: Done<Item | undefined>): void;
  put(key: string, value: unknown, done: Done<void>): void;
  del(key: string, done: Done<void>): void;
  lock(keys: string | string[], run: (release: (done: () => void) => () => void) => void): void;
};
export type Write = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
export type Store = {
  db: {
    batch(writes: Write[]): Promise<void>;
    open(): Promise<void>;
    close(): Promise<void>;
    iterator(): AsyncIterable<[key: string, value: unknown]>;
  };
  tableDb: Bucket;
  getTable(name: string, done: Done<Table>): void;
  getItemDb(table: string): Bucket;
  getIndexDb(kind: string, table: string, index: string): Bucket;
};

type Validator = { types: Record<string, object>; custom?: unknown };

const load = createRequire(import.meta.url);
const db = load('dynalite/db') as {
  create(options: object): Store;
  createKey(item: Item, table: Table): string;
  validateItem(item: Item, table: Table): Refusal | null;
  validateKey(key: Item, table: Table): Refusal | null;
  validationError(message: string): Refusal;
  checkConditional(data: Data, item: Item | undefined): Refusal | null | undefined;
};
const validations = load('dynalite/validations') as {
  checkTypes(data: object, types: object): Data;
  checkValidations(data: Data, types: object, custom: unknown, store: Store): void;
};
const camel = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);
const validatorOf = (operation: string) =>
  load(`dynalite/validations/${camel(operation)}`) as Validator;
const actionOf = (operation: string) =>
  load(`dynalite/actions/${camel(operation)}`) as (
    store: Store,
    data: Data,
    done: Done<Record<string, unknown>>,
  ) => void;

/** The operations dynalite answers by itself. */
export const engineOperations = new Set(
  'BatchGetItem BatchWriteItem CreateTable DeleteItem DeleteTable DescribeTable GetItem ListTables PutItem Query Scan UpdateItem UpdateTable TagResource UntagResource ListTagsOfResource'.split(
    ' ',
  ),
);

memoizeConditionParser(load('dynalite/db/conditionParser'));

// dynalite drops ReturnValuesOnConditionCheckFailure: let its validators know the field, then hand out the item.
for (const operation of ['PutItem', 'UpdateItem', 'DeleteItem'])
  validatorOf(operation).types.ReturnValuesOnConditionCheckFailure = {
    type: 'String',
    enum: ['ALL_OLD', 'NONE'],
  };
const checkCondition = db.checkConditional;
db.checkConditional = (data, item) => {
  const refusal = checkCondition(data, item);
  if (refusal && item && data.ReturnValuesOnConditionCheckFailure === 'ALL_OLD')
    refusal.body.Item = item;
  return refusal;
};

/** Opens a store in the folder, or in memory without one. Tables are usable the moment they are created. */
export const openStore = (folder?: string) =>
  db.create({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });

/** A store in memory that holds what this one holds now. */
export const copyStore = async (store: Store): Promise<Store> => {
  const copy = openStore();
  const writes: Write[] = [];
  for await (const [key, value] of store.db.iterator()) writes.push({ type: 'put', key, value });
  await copy.db.batch(writes);
  return copy;
};

/** Turns one of dynalite's callback functions into a promise. */
export const call = <A extends unknown[], T>(
  run: (...all: [...A, Done<T>]) => void,
  ...input: A
): Promise<T> =>
  new Promise((resolve, reject) => {
    run(...input, (error, value) => (error ? reject(error) : resolve(value)));
  });

/** Checks the input of an operation as DynamoDB would and parses its expressions. */
export const parse = (store: Store, operation: string, input: object): Data => {
  const validator = validatorOf(operation);
  const data = validations.checkTypes(structuredClone(input), validator.types);
  validations.checkValidations(data, validator.types, validator.custom, store);
  return data;
};

/** Runs a parsed operation. */
export const execute = (store: Store, operation: string, data: Data) =>
  call(actionOf(operation), store, data);

export const findTable = (store: Store, name: string) => call(store.getTable, name);
export const { createKey, validateItem, validateKey, validationError } = db;
/** The refusal of a condition that does not hold, or nothing. */
export const conditionRefusal = (data: Data, item: Item | undefined) =>
  db.checkConditional(data, item);

/** The item under a storage key, or undefined. */
export const readItem = async (store: Store, table: string, key: string) => {
  try {
    return await call(store.getItemDb(table).get, key);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundError') return undefined;
    throw error;
  }
};
