import * as z from 'zod';
import { AllowedAppHosts } from '#shared/domain/apps/allowed-app-hosts.ts';
import { StageProviderSettings } from '#shared/domain/connections/stage-provider-settings.ts';
import { PriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';

/** The environment variables of every Lambda; the stacks set exactly these keys. */
export const Config = z.object({
  STAGE: z.string().min(1),
  TABLE_NAME: z.string().min(1),
  /** The web app's origin, for example https://app.example; payment pages return only there. */
  APP_ORIGIN: z.url(),
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
  /** Names of the secrets, which are read at run time. */
  OPENAI_SECRET_ID: z.string().min(1),
  STRIPE_SECRET_ID: z.string().min(1),
  HASH_SECRET_ID: z.string().min(1),
  /** The queue of accounts to delete. */
  DELETION_QUEUE_URL: z.url(),
  /** What the operator has set up of the providers that owners can connect, as JSON; one that is missing is off. */
  CONNECTIONS: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(StageProviderSettings),
  CONNECTIONS_SECRET_ID: z.string().min(1),
  /** Which AI apps owners may connect, as JSON. */
  APPS: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(AllowedAppHosts),
  /** The key that seals their tokens. */
  CONNECTIONS_KEY_ID: z.string().min(1),
  /** The queue of connections to read. */
  SYNC_QUEUE_URL: z.url(),
  /** The bucket of the ledger of deletions. */
  LEDGER_BUCKET: z.string().min(1),
  /** An OpenAI-compatible endpoint; empty means the provider's own. */
  OPENAI_BASE_URL: z.union([z.literal(''), z.url()]),
  OPENAI_MODEL: z.string().min(1),
  /** Whether the model is held to the schema of an answer, or asked for Markdown because its provider knows no schemas. */
  OPENAI_FORMAT: z.enum(['schema', 'none']),
  /** Whether the model can look at photos. */
  OPENAI_PHOTOS: z.enum(['yes', 'no']),
  /** The model that writes down what is spoken; empty where there is none. */
  OPENAI_SPEECH_MODEL: z.string(),
  /** What it costs, in dollars a minute. */
  SPEECH_DOLLARS: z.coerce.number().nonnegative(),
  /** What the provider charges for the model, in dollars per million tokens, as JSON. */
  MODEL_PRICES: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object({ input: z.number(), cachedInput: z.number(), output: z.number() })),
  /** Dollars a day (UTC) after which no more questions are answered. */
  MODEL_DAILY_DOLLARS: z.coerce.number().positive(),
  /** The share of them, from 0 to 1, that Free and trials cannot use. */
  MODEL_RESERVED_SHARE: z.coerce.number().min(0).max(1),
  /** Dollars a day for each account, by plan, as JSON. */
  MODEL_ACCOUNT_DOLLARS: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.number())),
  /** Longest answer in tokens. */
  REPLY_TOKENS: z.coerce.number().int().positive(),
  /** The lookup keys of the prices at the payment provider, as JSON. */
  STRIPE_PRICE_NAMES: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(PriceLookupKeys),
  /** Origin of the payment provider's API; empty means the provider's own. */
  STRIPE_API_ORIGIN: z.union([z.literal(''), z.url()]),
  /** Postal address of the operator, which the weekly mail must name; empty means that mail is not sent. */
  POSTAL_ADDRESS: z.string(),
  /** How many mails a second the mail service takes; some are left for sign-in codes. */
  MAILS_PER_SECOND: z.coerce.number().positive(),
  /** Verified sender address; empty means no mail is sent. */
  MAIL_FROM: z.union([z.literal(''), z.email()]),
  /** The configuration set of the product's mails; empty sends them without one. */
  MAIL_SET: z.string(),
  /** Whether admins need a second factor for the admin routes. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']),
  /** Whether new people may sign up. */
  SIGN_UP: z.enum(['open', 'closed']),
  /** Receiver of contact messages and alarms; empty means none is sent. */
  ADMIN_EMAIL: z.union([z.literal(''), z.email()]),
});
export type Config = z.infer<typeof Config>;

/** The same keys as the strings a stack sets. */
export type Environment = { readonly [K in keyof Config]: string };

// Read once: what would make later reads faster takes longer than this one.
export const config = Config.parse(process.env, { jitless: true });
