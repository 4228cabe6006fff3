import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from './refusal.ts';

export type DataCall = { operation: string; input: Record<string, unknown> };
/** Runs one operation of the table. */
export type Run = (operation: string, input: Record<string, unknown>) => Promise<object>;
/** The table as it was at one moment. */
export type Snapshot = { readonly run: Run };
/**
 * What goes wrong with one call. throttle: refused, nothing done · denied: the caller has no right to it · lost: done, but the answer never arrives ·
 * fail: DynamoDB's own 500, nothing done · partly: a batch is done for its first key only, the others are handed
 * back · delayMs: done late · after: done once something else has happened · asOf: a read that does not ask for the
 * newest state answers with an older one.
 */
export type Fault =
  | 'throttle'
  | 'denied'
  | 'lost'
  | 'fail'
  | 'partly'
  | { delayMs: number }
  | { after: Promise<unknown> }
  | { asOf: Snapshot };
/** Asked before every call; answering nothing lets it through. */
export type FaultHook = (call: DataCall) => Fault | undefined;

/** Runs a call with what is to go wrong with it. */
export const runBroken = async (
  fault: Fault | undefined,
  run: Run,
  operation: string,
  input: Record<string, unknown>,
): Promise<object> => {
  if (fault === 'throttle')
    throw refuse(
      'ProvisionedThroughputExceededException',
      'The level of configured provisioned throughput for the table was exceeded.',
    );
  if (fault === 'denied')
    throw refuse('AccessDeniedException', `No policy allows dynamodb:${operation}`);
  if (fault === 'fail')
    throw Object.assign(refuse('InternalServerError', 'Internal server error'), {
      statusCode: 500,
    });
  if (fault === 'partly') return runPartly(run, operation, input);
  if (typeof fault === 'object') {
    if ('asOf' in fault)
      return (mayBeLate(operation, input) ? fault.asOf.run : run)(operation, input);
    await ('after' in fault ? fault.after : sleep(fault.delayMs));
  }
  return run(operation, input);
};

/** Whether DynamoDB may answer from a copy that has not heard of the last writes. */
const mayBeLate = (operation: string, input: Record<string, unknown>) => {
  if (operation === 'BatchGetItem')
    return Object.values(input.RequestItems as Record<string, { ConsistentRead?: boolean }>).every(
      ({ ConsistentRead }) => !ConsistentRead,
    );
  return ['GetItem', 'Query', 'Scan'].includes(operation) && !input.ConsistentRead;
};

type Keys = { Keys: unknown[] };

/** Batches are of one table here. */
const runPartly = async (run: Run, operation: string, input: Record<string, unknown>) => {
  const [[table, asked] = ['', []]] = Object.entries(
    (input.RequestItems ?? {}) as Record<string, unknown[] | Keys>,
  );
  const only = (part: unknown) => run(operation, { ...input, RequestItems: { [table]: part } });
  if (operation === 'BatchWriteItem') {
    const [first, ...rest] = asked as unknown[];
    const answer = await only([first]);
    return rest.length ? { ...answer, UnprocessedItems: { [table]: rest } } : answer;
  }
  if (operation !== 'BatchGetItem') return run(operation, input);
  const { Keys: keys, ...how } = asked as Keys;
  const answer = await only({ ...how, Keys: keys.slice(0, 1) });
  return keys.length > 1
    ? { ...answer, UnprocessedKeys: { [table]: { ...how, Keys: keys.slice(1) } } }
    : answer;
};
