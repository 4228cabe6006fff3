import OpenAI from 'openai';
import { config } from './config.ts';
import { openaiSecret } from './secrets.ts';

/** Longest time for one request, in ms. */
export const longestRequestMs = 100_000;

let cached: Promise<OpenAI> | undefined;

/** The provider's client, created once per process; a failed read of the key is tried again with the next request. */
export const openaiClient = () => {
  cached ??= openaiSecret()
    .then(
      ({ apiKey }) =>
        new OpenAI({
          apiKey,
          // The browser retries with the same message id, so a question is attempted at most 4 times.
          maxRetries: 0,
          // The client logs answers it cannot parse, which contain the owner's text.
          logLevel: 'off',
          timeout: longestRequestMs,
          ...(config.OPENAI_BASE_URL && { baseURL: config.OPENAI_BASE_URL }),
        }),
    )
    .catch((error) => {
      cached = undefined;
      throw error;
    });
  return cached;
};
// Starts while the Lambda initializes, so that the first question does not wait for it; that question reports a failure.
openaiClient().catch(() => {});
