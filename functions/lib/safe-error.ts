import { Problem } from '#shared/contract/problem.ts';

/** Errors whose words are ours or the language's; those of other services repeat what they were sent, keys and all. */
const plain: readonly unknown[] = [Error, TypeError, RangeError, ReferenceError, Problem];

/** The one foreign sentence worth keeping: it names the right that is missing and nothing of an owner's. */
const denied = 'AccessDeniedException';

/**
 * What the log says of an error: its kind, its codes, where it happened and why, but no word another service put in.
 * Rows, headers and bodies that clients hang on their errors stay out.
 */
export const safeError = (error: Error): Record<string, unknown> => {
  const ours = plain.includes(error.constructor) || error.name === denied;
  return {
    name: error.name === 'Error' ? error.constructor.name : error.name,
    ...(ours && { message: error.message }),
    ...codesOf(error),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: safeError(error.cause) }),
  };
};

const codeNames = ['code', 'type', 'status', 'statusCode', 'requestID', 'requestId'] as const;

/** Short words and numbers by which somebody finds the case at the other service. */
const codesOf = (error: Error & { $metadata?: unknown }) => {
  const { httpStatusCode: status, requestId } = Object(error.$metadata);
  const all: Record<string, unknown> = { ...(error.$metadata ? { status, requestId } : {}) };
  for (const name of codeNames) all[name] ??= (error as unknown as Record<string, unknown>)[name];
  return Object.fromEntries(Object.entries(all).filter(([, code]) => isCode(code)));
};
const isCode = (code: unknown) =>
  typeof code === 'number' || (typeof code === 'string' && /^[\w.-]{1,60}$/.test(code));

const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, () => '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
