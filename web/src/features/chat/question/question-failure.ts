import { Problem } from '#shared/contract/problem.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { Failure } from '../conversation/local-turn.ts';

const network =
  'Network error: Could not reach the server after multiple attempts. Please check your internet connection or try again later.';
const cors =
  'CORS error: The server did not allow access. This might be a configuration issue on the backend edge function.';
const afterRetries = (message: string) =>
  `An unexpected error occurred after multiple attempts: ${message.replace(/\.$/, '')}. Please try again in a moment.`;
const assistantFailed =
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.";
const helperFailed = "I'm sorry, an error occurred. Please try again.";
const helperBroke = "I'm sorry, an unexpected error occurred. Please try again.";
/** The text logged to the console for each failure. */
const records = {
  failed: 'An unknown error occurred while getting AI response.',
  broke: 'Failed to get AI response due to an unexpected error. Please try again.',
} as const;

type Asked = {
  helperId: HelperId | null;
  /** How many requests were made before giving up. */
  attempts: number;
};

/** What the owner reads when a question could not be answered. */
export const toFailure = (error: unknown, { helperId, attempts }: Asked): Failure => {
  if (error instanceof Error && error.message.includes('CORS')) return failed(cors);
  if (isNetwork(error)) return { ...failed(network), isOffline: true };
  const isProblem = error instanceof Problem;
  console.warn(isProblem ? error.message || records.failed : records.broke, error);
  if (helperId === null) return failed(assistantFailed);
  if (!isProblem) return failed(helperBroke);
  return failed(attempts > 1 ? afterRetries(error.message) : error.message || helperFailed);
};

const failed = (message: string): Failure => ({ message, canRetry: true, isOffline: false });

const isNetwork = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Whether the server refused before asking the model, so that nothing was counted and the text can be sent again. */
export const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && error.status < 500 && error.code !== 'still-answering';

const plainer: Partial<Record<Problem['code'], string>> = {
  'not-found': 'This chat or business no longer exists. Reload the page and try again.',
  'different-message': 'This message was already sent with different text. Please send it again.',
};

/** Why a question was refused, in words for the owner. */
export const refusalText = ({ code, message }: Problem) => plainer[code] ?? message;
