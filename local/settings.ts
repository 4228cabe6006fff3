import { resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** What somebody who starts the stack can choose; every value has a default. */
export type LocalSettings = {
  readonly port: number;
  readonly folder: string;
  readonly fresh: boolean;
  readonly built: boolean;
  readonly ports: { api?: number; data?: number; auth?: number; openai?: number; stripe?: number };
  /** Multiplies the waits of the model's stand-in; 0 answers at once. */
  readonly pace: number;
  /** Whether the admin area asks for a second factor, as the stages do. */
  readonly adminSecondFactor: boolean;
  readonly real: RealServices;
};

/** Whether the model is held to a JSON schema. */
export type AnswerFormat = 'schema' | 'none';

/** A chat model and what else its provider can do. */
export type LocalModel = {
  readonly baseUrl: string;
  readonly model: string;
  readonly format: AnswerFormat;
  /** Whether it can look at photos. */
  readonly photos: boolean;
  /** The model that writes down what is spoken; empty for none. */
  readonly speechModel: string;
};

/** Services in use instead of their stand-ins. */
export type RealServices = {
  readonly openai?: LocalModel & { apiKey: string };
  readonly stripe?: { apiKey: string; webhookSecret: string };
  readonly dataUrl?: string;
};

/** Reads flags and environment; throws a sentence that names what is odd. */
export const readSettings = (flags: readonly string[], env: Environment): LocalSettings => {
  const unknown = flags.find((flag) => !['--fresh', '--built'].includes(flag));
  if (unknown)
    throw new Error(`There is no option ${unknown}. Known: --fresh (empty the state), --built.`);
  return {
    port: port(env, 'WEB_PORT') ?? 5173,
    folder: resolve(env.LOCAL_DIR || '.local'),
    fresh: flags.includes('--fresh'),
    built: flags.includes('--built'),
    ports: {
      api: port(env, 'API_PORT'),
      data: port(env, 'DATA_PORT'),
      auth: port(env, 'AUTH_PORT'),
      openai: port(env, 'OPENAI_PORT'),
      stripe: port(env, 'STRIPE_PORT'),
    },
    pace: pace(env.REPLY_PACE),
    adminSecondFactor: adminSecondFactor(env),
    real: realServices(env),
  };
};

const port = (env: Environment, name: string) => {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw new Error(`${name} must be a port number, not "${text}".`);
};

const pace = (text = '1') => {
  const value = Number(text);
  if (value >= 0 && value <= 20) return value;
  throw new Error(`REPLY_PACE must be a number from 0 to 20, not "${text}".`);
};

const adminSecondFactor = ({ ADMIN_SECOND_FACTOR: text = 'optional' }: Environment) => {
  if (text === 'required' || text === 'optional') return text === 'required';
  throw new Error(`ADMIN_SECOND_FACTOR must be required or optional, not "${text}".`);
};

const answerFormat = ({ OPENAI_FORMAT: text = 'schema' }: Environment): AnswerFormat => {
  if (text === 'schema' || text === 'none') return text;
  throw new Error(`OPENAI_FORMAT must be schema or none, not "${text}".`);
};

const photos = ({ OPENAI_PHOTOS: text = 'yes' }: Environment) => {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new Error(`OPENAI_PHOTOS must be yes or no, not "${text}".`);
};

const realServices = (env: Environment): RealServices => ({
  ...(env.OPENAI_API_KEY && {
    openai: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL ?? '',
      model: env.OPENAI_MODEL || 'gpt-5.4-mini',
      format: answerFormat(env),
      photos: photos(env),
      // A compatible provider may not know speech.
      speechModel: env.OPENAI_SPEECH_MODEL ?? (env.OPENAI_BASE_URL ? '' : 'gpt-transcribe'),
    },
  }),
  ...(env.STRIPE_SECRET_KEY && { stripe: testStripe(env.STRIPE_SECRET_KEY, env) }),
  ...(env.AWS_ENDPOINT_URL_DYNAMODB && { dataUrl: env.AWS_ENDPOINT_URL_DYNAMODB }),
});

/** Without the secret of `stripe listen` webhooks are refused, and the success page reads the subscription itself. */
const testStripe = (apiKey: string, { STRIPE_WEBHOOK_SECRET: webhookSecret }: Environment) => {
  if (!/^[rs]k_test_/.test(apiKey))
    throw new Error('STRIPE_SECRET_KEY must be a test key (sk_test_…): no real money on a laptop.');
  return { apiKey, webhookSecret: webhookSecret || 'no-webhook-secret-was-given' };
};
