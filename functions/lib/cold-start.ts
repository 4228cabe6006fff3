import { table } from './table.ts';

/**
 * Begins while a Lambda starts what its first request would otherwise wait for: the connection to the table, and
 * whatever else is named. A failure is of no account; the request tries again and tells.
 */
export const startEarly = (...more: (() => Promise<unknown>)[]) => {
  if (!process.env.AWS_LAMBDA_FUNCTION_NAME) return;
  // An item that never exists: half a unit for keys, handshake and an open connection.
  for (const begin of [() => table.get({ pk: 'START', sk: 'START' }), ...more])
    begin().catch(() => {});
};
