import { createHash } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { safeError } from './safe-error.ts';

/** The structured log. Never log message texts, names or e-mail addresses; errors are reduced by `safeError`. */
export const log = new Logger({
  serviceName: 'sevenhands',
  // By which the alarms of a release tell the new version's failures from those of the old one.
  persistentKeys: { version: process.env.AWS_LAMBDA_FUNCTION_VERSION },
  jsonReplacerFn: (_, value) => (value instanceof Error ? safeError(value) : value),
});

/** A pseudonym of the id of an account or a person: the same in every log line, without revealing the id. */
export const hashed = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 16);
