import { table } from './table.ts';

/**
 * Opens the connection to the table, and starts `more`, while a Lambda initializes, so that its first request does not
 * wait for them. Failures are ignored: the request makes the same calls again and reports their errors.
 */
export const warmUpAtColdStart = (...more: (() => Promise<unknown>)[]) => {
  if (!process.env.AWS_LAMBDA_FUNCTION_NAME) return;
  // Reads an item that does not exist: half a read unit for credentials, TLS handshake and an open connection.
  for (const begin of [() => table.get({ pk: 'START', sk: 'START' }), ...more])
    begin().catch(() => {});
};
