import * as z from 'zod';
import { AllowedAppHosts } from '#shared/domain/apps/allowed-app-hosts.ts';
import { StageProviderSettings } from '#shared/domain/connections/stage-provider-settings.ts';
import { spenders } from '#shared/domain/plan/account-spend.ts';
import { PriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';

/** The retention times that CloudWatch offers for logs, in days. */
const logDays = [7, 14, 30, 60, 90, 180, 365] as const;

const email = z.email({ error: 'must be an e-mail address' });
const text = (error: string) => z.string({ error }).trim().min(1, { error });
const httpsUrl = (error: string) => z.url({ protocol: /^https$/, error });
const flag = z.boolean({ error: 'must be true or false' });
const price = z
  .number({ error: 'must be a number of dollars' })
  .nonnegative({ error: 'must not be below 0' });

const dollars = z
  .number({ error: 'must be a number of dollars' })
  .positive({ error: 'must be above 0' });

const region = z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, { error: 'must be an AWS region' });

const domain = z
  .strictObject({
    name: z.hostname({ error: 'must be a host name' }),
    zoneId: z.string().regex(/^Z[A-Z0-9]+$/, { error: 'must be the id of a Route 53 zone' }),
    zoneName: z.hostname({ error: 'must be a host name' }),
  })
  .refine(({ name, zoneName }) => name === zoneName || name.endsWith(`.${zoneName}`), {
    error: 'must have a name inside its zone',
  });

const openai = z.strictObject({
  /** Another OpenAI-compatible endpoint; null means the provider's own. */
  baseUrl: httpsUrl('must be an https address').nullable(),
  model: text('must name a model'),
  /** `none` for a provider that does not know JSON schemas: answers come as one text, without drafts, steps and memory. */
  format: z.enum(['schema', 'none'], { error: 'must be schema or none' }),
  /** Whether the model can look at photos; without it the page says so before anything is sent. */
  photos: flag,
  /** The model that writes down what owners speak, and what it costs; null shows no microphone. */
  speech: z
    .strictObject({
      model: text('must name a model'),
      dollarsPerMinute: price,
    })
    .nullable(),
  /** Dollars a day (UTC) for the model: an alarm at half, and no more answers beyond it until an admin raises it. */
  dailyDollars: z
    .number({ error: 'must be a number of dollars' })
    .positive({ error: 'must be above 0' }),
  /** The share of them, from 0 to 1, that is kept for owners who pay: Free and trials together stop at the rest. */
  reservedShare: z
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must not be below 0' })
    .max(1, { error: 'must not be above 1' }),
  /** Dollars a day (UTC) that one account may cost, by plan and for the trial. */
  accountDollars: z.record(z.enum(spenders), dollars),
  /** What the provider charges for this model, in dollars per million tokens; each answer's cost is counted with it. */
  prices: z
    .strictObject({ input: price, cachedInput: price, output: price })
    .refine(({ input, cachedInput }) => cachedInput <= input, {
      error: 'must not ask more for cached input than for input',
    }),
});

const google = z.strictObject({
  clientId: z
    .string()
    .regex(/^[\w-]+\.apps\.googleusercontent\.com$/, { error: 'must be a client id of Google' }),
  /** The first part of the host name at which the user pool talks to Google; nobody else in the region may have it. */
  domainPrefix: z.string().regex(/^(?!.*(aws|amazon|cognito))[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/, {
    error: 'must be lower-case letters, digits and hyphens, without aws, amazon or cognito',
  }),
});

/** The settings in which stages may differ. Everything else is the same in every stage. */
export const StageSettings = z.strictObject({
  region,
  /** Whether this is a stage with customers: table, users and secrets outlive their stacks, and search engines may list its pages. */
  keepsData: flag,
  /** Name of a table that `npm run restore` made, to be used in place of the stage's own; null uses the own one. */
  restoredTable: z
    .string({ error: 'must be the name of a table, or null' })
    .regex(/^[\w.-]{3,255}$/, { error: 'must be the name of a table, or null' })
    .nullable(),
  /** The region to which a backup of the table is copied every week; null copies none. */
  copyRegion: region.nullable(),
  logDays: z.literal(logDays, { error: `must be one of ${logDays.join(', ')}` }),
  /** The stage's host name and its Route 53 zone; null serves a stage without customers under CloudFront's host name. */
  domain: domain.nullable(),
  /** Sign in with Google, for a stage with a domain; null shows no button. Its secret is `sevenhands/<stage>/google`. */
  google: google.nullable(),
  /** The providers that owners can connect, each with the client id of the operator's application there; without one it is neither shown nor sold. */
  connections: StageProviderSettings,
  /** The hosts whose AI apps owners may connect, for a stage with a domain: each app is known by a document there. None shows nothing of it. */
  appHosts: AllowedAppHosts.shape.hosts,
  /** Becomes the first admin once Cognito has verified it, and receives contact messages. */
  adminEmail: email,
  openai,
  /** Longest reply in tokens. */
  replyTokens: z
    .int({ error: 'must be a whole number from 100 to 16000' })
    .min(100, { error: 'must be at least 100' })
    .max(16_000, { error: 'must be at most 16000' }),
  /** Sender of mails, verified with SES; with null the app sends none and Cognito sends its codes itself (50 a day). */
  mailFrom: email.nullable(),
  /** Mails a second that jobs may send: below the rate SES allows the account (14 at first), since Cognito's codes need some of it. */
  mailsPerSecond: z
    .number({ error: 'must be a number of mails' })
    .positive({ error: 'must be above 0' }),
  /** The advertising pixel, loaded after consent; null turns it off. */
  adPixel: z
    .strictObject({
      id: z.string().regex(/^\d{6,20}$/, { error: 'must be the number of a pixel' }),
    })
    .nullable(),
  alarmEmail: email,
  /** US dollars a month; a mail is sent when AWS forecasts more than 80 % of it. */
  monthlyBudget: z
    .number({ error: 'must be a number of dollars' })
    .positive({ error: 'must be above 0' }),
  /** The lookup keys of the prices at the payment provider; other ones only if another product shares the account. */
  lookupKeys: PriceLookupKeys,
  /** Whether the payment provider's key is a test key. Checkout then says that no card is charged. */
  testPayments: flag,
  /** How soon owners who pay are answered, for example "within 4 hours"; the prices promise it. Null promises nothing. */
  answerTime: text('must say how soon, for example "within 4 hours"').nullable(),
  /** The company or person named on the legal pages; null publishes none. */
  operator: z
    .strictObject({
      name: text('must be the legal name of the operator'),
      address: text('must be the postal address of the operator'),
      email,
    })
    .nullable(),
  switches: z.strictObject({
    /** Whether a web application firewall filters requests, for about $9 a month. */
    firewall: flag,
    /** Whether the admin area requires a second factor at sign-in. */
    adminSecondFactor: flag,
    /** Whether new users can sign up. */
    signUp: flag,
  }),
});
export type StageSettings = z.infer<typeof StageSettings>;
