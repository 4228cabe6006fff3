export type Endpoint = {
  apiKey: string;
  /** A compatible endpoint; empty for OpenAI's own. */
  baseUrl: string;
  /** Whether it supports JSON schemas. */
  format: 'schema' | 'none';
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A compatible endpoint on this machine may need no key, but its client requires one. */
const noKey = 'sk-none';

/** The endpoint in the environment, with the variables of `npm start`; null without one. */
export const endpointOf = ({
  OPENAI_API_KEY: apiKey = '',
  OPENAI_BASE_URL: baseUrl = '',
  OPENAI_FORMAT: format = 'schema',
}: Environment): Endpoint | null => {
  if (!apiKey && !baseUrl) return null;
  if (format !== 'schema' && format !== 'none')
    throw new Error(`OPENAI_FORMAT must be schema or none, not "${format}".`);
  return { apiKey: apiKey || noKey, baseUrl, format };
};

/** The judge's endpoint, which can differ from that of the examined model. */
export const judgeEndpointOf = (env: Environment): Endpoint | null =>
  endpointOf(
    env.JUDGE_API_KEY || env.JUDGE_BASE_URL
      ? {
          OPENAI_API_KEY: env.JUDGE_API_KEY,
          OPENAI_BASE_URL: env.JUDGE_BASE_URL,
          OPENAI_FORMAT: env.JUDGE_FORMAT,
        }
      : env,
  );
