import { Problem } from '#shared/contract/problem.ts';

/** Classes whose messages are written by this code or the engine; those of other services may repeat their input, keys included. */
const safeClasses: readonly unknown[] = [Error, TypeError, RangeError, ReferenceError, Problem];

/** The one error of a service whose message is kept: it names the missing permission and no owner's data. */
const accessDenied = 'AccessDeniedException';

/**
 * The loggable fields of an error: name, codes, stack frames and causes, and the message where it cannot contain an
 * owner's data. Items, headers and bodies that clients attach to their errors are left out.
 */
export const safeError = (error: Error): Record<string, unknown> => {
  const isSafe = safeClasses.includes(error.constructor) || error.name === accessDenied;
  return {
    name: error.name === 'Error' ? error.constructor.name : error.name,
    ...(isSafe && { message: error.message }),
    ...codesOf(error),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: safeError(error.cause) }),
  };
};

const codeNames = ['code', 'type', 'status', 'statusCode', 'requestID', 'requestId'] as const;

/** Codes and request ids by which the case is found at the other service. */
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
