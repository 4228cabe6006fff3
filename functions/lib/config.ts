import * as z from 'zod';
import { LookupKeys } from '#shared/domain/lookup-keys.ts';

/** What every Lambda is told by its stack. infra/ fills exactly these keys. */
export const Config = z.object({
  STAGE: z.string().min(1),
  TABLE_NAME: z.string().min(1),
  /** The web app's origin, for example https://app.example: the only place payment pages return to. */
  APP_ORIGIN: z.url(),
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
  /** Names of the secrets, read at run time. */
  OPENAI_SECRET_ID: z.string().min(1),
  STRIPE_SECRET_ID: z.string().min(1),
  /** An OpenAI-compatible endpoint; empty means the provider's own. */
  OPENAI_BASE_URL: z.union([z.literal(''), z.url()]),
  OPENAI_MODEL: z.string().min(1),
  /** Longest reply in tokens. */
  REPLY_TOKENS: z.coerce.number().int().positive(),
  /** The payment provider's names of our prices, as JSON. */
  STRIPE_PRICE_NAMES: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(LookupKeys),
  /** Another host for the payment provider's API, as an origin; empty means the provider's own. */
  STRIPE_API_ORIGIN: z.union([z.literal(''), z.url()]),
  /** Verified sender of our mails; empty means no mail is sent. */
  MAIL_FROM: z.union([z.literal(''), z.email()]),
  /** Whether an admin needs a second factor for the routes of the admin area. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']),
  /** Where contact messages and alarms for people go; empty means nowhere. */
  ADMIN_EMAIL: z.union([z.literal(''), z.email()]),
});
export type Config = z.infer<typeof Config>;

/** The same keys as strings, the way a stack sets them. */
export type Environment = { readonly [K in keyof Config]: string };

export const config = Config.parse(process.env);
