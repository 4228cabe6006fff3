import { createHash } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { safeError } from './safe-error.ts';

/** Structured logs. Message texts, names and e-mail addresses never go in, and of errors only what describes them. */
export const log = new Logger({
  serviceName: 'sevenhands',
  jsonReplacerFn: (_, value) => (value instanceof Error ? safeError(value) : value),
});

/** A user id that can be followed through the logs without naming the user. */
export const hashed = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 16);
