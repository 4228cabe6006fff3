import OpenAI from 'openai';
import { config } from '../config.ts';
import { openaiSecret } from '../secrets.ts';

/** Longest time for one request, in ms. */
export const longestRequestMs = 100_000;

let made: { key: string; client: OpenAI } | undefined;

/** The provider's client, one for each key; a failed read of the key is tried again with the next request. */
export const openaiClient = async () => {
  const { apiKey } = await openaiSecret();
  if (made?.key !== apiKey) made = { key: apiKey, client: clientOf(apiKey) };
  return made.client;
};

const clientOf = (apiKey: string) =>
  new OpenAI({
    apiKey,
    // The browser retries with the same message id, so a question is attempted at most 4 times.
    maxRetries: 0,
    // The client logs answers it cannot parse, which contain the owner's text.
    logLevel: 'off',
    timeout: longestRequestMs,
    ...(config.OPENAI_BASE_URL && { baseURL: config.OPENAI_BASE_URL }),
  });
// Starts while the Lambda initializes, so that the first question does not wait for it; that question reports a failure.
openaiClient().catch(() => {});
