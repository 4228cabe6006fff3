import { Problem } from '#shared/contract/problem.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import type { Failure } from './exchange.ts';

const network =
  'Network error: Could not reach the server after multiple attempts. Please check your internet connection or try again later.';
const cors =
  'CORS error: The server did not allow access. This might be a configuration issue on the backend edge function.';
const assistantFailed =
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.";
const helperFailed = "I'm sorry, an error occurred. Please try again.";
const helperBroke = "I'm sorry, an unexpected error occurred. Please try again.";
/** Recorded beside {@link helperBroke}. */
const unexpectedRecord = 'Failed to get AI response due to an unexpected error. Please try again.';

const isNetwork = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** What the owner reads when a question could not be answered after every retry. */
export const failureOf = (error: unknown, helperId: HelperId | null): Failure => {
  if (error instanceof Error && error.message.includes('CORS'))
    return { message: cors, canRetry: true };
  if (isNetwork(error)) return { message: network, canRetry: true };
  if (error instanceof Problem) return problemFailure(error, helperId);
  console.warn(unexpectedRecord, error);
  return { message: helperId === null ? assistantFailed : helperBroke, canRetry: true };
};

const problemFailure = (problem: Problem, helperId: HelperId | null): Failure => {
  if (problem.code === 'unavailable' || problem.code === 'unexpected')
    return {
      message:
        helperId === null
          ? assistantFailed
          : problem.message
            ? `An unexpected error occurred after multiple attempts: ${problem.message.replace(/\.$/, '')}. Please try again in a moment.`
            : helperFailed,
      canRetry: true,
    };
  return { message: problem.message || helperFailed, canRetry: problem.retryable };
};

/** Whether the connection, not the question, was the trouble: then the same question is sent again once it is back. */
export const isConnectionTrouble = isNetwork;
