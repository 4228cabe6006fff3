import { createHash } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { safeError } from './safe-error.ts';

/** The structured log. Never log message texts, names or e-mail addresses; errors are reduced by `safeError`. */
export const log = new Logger({
  serviceName: 'sevenhands',
  jsonReplacerFn: (_, value) => (value instanceof Error ? safeError(value) : value),
});

/** A pseudonym of the id of an account or a person: the same in every log line, without revealing the id. */
export const hashed = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 16);
