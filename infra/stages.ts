import * as z from 'zod';
import { LookupKeys, usualLookupKeys } from '#shared/domain/lookup-keys.ts';

/** How long CloudWatch can be told to keep a log, in days. */
const logDays = [7, 14, 30, 60, 90, 180, 365] as const;

const email = z.email({ error: 'must be an e-mail address' });
const text = (what: string) => z.string({ error: what }).trim().min(1, { error: what });
const webAddress = (what: string) => z.url({ protocol: /^https$/, error: what });

const price = z
  .number({ error: 'must be a number of dollars' })
  .nonnegative({ error: 'must not be below 0' });

/** What differs between stages. Everything else is the same code everywhere. */
export const StageSettings = z.strictObject({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, { error: 'must be an AWS region' }),
  /** Whether table, users and secrets survive the deletion of their stacks. */
  keepsData: z.boolean({ error: 'must be true or false' }),
  logDays: z.literal(logDays, { error: `must be one of ${logDays.join(', ')}` }),
  /** Our own name and the Route 53 zone it lives in; null serves under CloudFront's own name. */
  domain: z
    .strictObject({
      name: z.hostname({ error: 'must be a host name' }),
      zoneId: z.string().regex(/^Z[A-Z0-9]+$/, { error: 'must be the id of a Route 53 zone' }),
      zoneName: z.hostname({ error: 'must be a host name' }),
    })
    .refine(({ name, zoneName }) => name === zoneName || name.endsWith(`.${zoneName}`), {
      error: 'must have a name inside its zone',
    })
    .nullable(),
  /** Becomes the first admin once Cognito has verified it; gets contact messages. */
  adminEmail: email,
  openai: z.strictObject({
    /** Another OpenAI-compatible endpoint; null means the provider's own. */
    baseUrl: webAddress('must be an https address').nullable(),
    model: text('must name a model'),
    /** Dollars a day (UTC) for the model: an alarm at half, and no more answers beyond it until an admin raises it. */
    dailyDollars: z
      .number({ error: 'must be a number of dollars' })
      .positive({ error: 'must be above 0' }),
    /** What the provider charges for this model, in dollars per million tokens; the day's dollars are counted with it. */
    prices: z
      .strictObject({ input: price, cachedInput: price, output: price })
      .refine(({ input, cachedInput }) => cachedInput <= input, {
        error: 'must not ask more for cached input than for input',
      }),
  }),
  /** Longest reply in tokens. */
  replyTokens: z
    .int({ error: 'must be a whole number from 100 to 16000' })
    .min(100, { error: 'must be at least 100' })
    .max(16_000, { error: 'must be at most 16000' }),
  /** Sender of our mails, verified with SES; null sends none, and Cognito sends its codes itself (50 a day). */
  mailFrom: email.nullable(),
  /** The advertising pixel, loaded after consent; null means there is none. */
  adPixel: z
    .strictObject({
      id: z.string().regex(/^\d{6,20}$/, { error: 'must be the number of a pixel' }),
    })
    .nullable(),
  alarmEmail: email,
  /** US dollars a month; a mail goes out when AWS expects to pass four fifths of it. */
  monthlyBudget: z.number({ error: 'must be a number of dollars' }).positive({
    error: 'must be above 0',
  }),
  /** The payment provider's names of our prices; others only where the account is shared with another product. */
  lookupKeys: LookupKeys,
  /** Whether the payment provider's key is one of its test mode, so that checkout can say so. */
  testPayments: z.boolean({ error: 'must be true or false' }),
  /** Who runs the service, for the legal pages; null shows a marked gap there. */
  operator: z
    .strictObject({
      name: text('must be the legal name of the operator'),
      address: text('must be the postal address of the operator'),
      email,
    })
    .nullable(),
  switches: z.strictObject({
    /** A web application firewall before everything, about $9 a month. */
    firewall: z.boolean({ error: 'must be true or false' }),
    /** Whether the admin area is closed to admins who sign in with a password alone. */
    adminSecondFactor: z.boolean({ error: 'must be true or false' }),
    /** Whether strangers can sign up. */
    signUp: z.boolean({ error: 'must be true or false' }),
  }),
});
export type StageSettings = z.infer<typeof StageSettings>;

const usual = {
  region: 'us-east-1',
  domain: null,
  adminEmail: 'admin@sevenhands.example',
  openai: {
    baseUrl: null,
    model: 'gpt-5.4-mini',
    dailyDollars: 50,
    prices: { input: 0.75, cachedInput: 0.075, output: 4.5 },
  },
  replyTokens: 2000,
  lookupKeys: usualLookupKeys,
  mailFrom: null,
  adPixel: null,
  alarmEmail: 'alarms@sevenhands.example',
  operator: null,
} satisfies Partial<StageSettings>;

/** The stages as they are; an operator's own values belong here. */
export const stages = {
  dev: {
    ...usual,
    openai: { ...usual.openai, dailyDollars: 5 },
    keepsData: false,
    logDays: 14,
    monthlyBudget: 20,
    testPayments: true,
    switches: { firewall: false, adminSecondFactor: true, signUp: true },
  },
  prod: {
    ...usual,
    keepsData: true,
    logDays: 90,
    monthlyBudget: 200,
    testPayments: false,
    switches: { firewall: true, adminSecondFactor: true, signUp: true },
  },
} satisfies Record<string, StageSettings>;

/** A stage that cannot be built as it is described; its message is a sentence for whoever described it. */
export class InvalidStageError extends Error {
  override readonly name = 'OddStage';
}

/** A stage's settings with its name, or an error that says in one sentence what is missing or odd. */
export const settingsOf = (stage: unknown, known: Record<string, unknown> = stages) => {
  if (typeof stage !== 'string' || !Object.hasOwn(known, stage))
    throw new InvalidStageError(
      `There is no stage "${stage}": choose one of ${Object.keys(known).join(', ')}.`,
    );
  const { data, error } = StageSettings.safeParse(known[stage]);
  if (error)
    throw new InvalidStageError(`Stage ${stage} in infra/stages.ts: ${error.issues.map(said)[0]}.`);
  return { stage, ...data };
};
export type Settings = ReturnType<typeof settingsOf>;

/** The domain that passkeys are bound to; a stage under CloudFront's own name has none, and no passkeys. */
export const passkeyDomainOf = ({ domain }: Pick<Settings, 'domain'>) => domain?.name;

const said = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys'
    ? `nothing is called ${issue.keys.join(', ')}`
    : `${issue.path.join('.') || 'the stage'} ${issue.message}`;

/** Refuses to deploy to a real account with addresses nobody reads, or to customers without saying who we are. */
export const refusePlaceholders = (settings: Settings) => {
  const { stage, adminEmail, alarmEmail, mailFrom, keepsData, operator } = settings;
  const placeholder = [adminEmail, alarmEmail, mailFrom].find((value) =>
    value?.endsWith('.example'),
  );
  if (placeholder)
    throw new InvalidStageError(
      `Stage ${stage} still has the placeholder ${placeholder}: put your own address in infra/stages.ts.`,
    );
  if (keepsData && !operator)
    throw new InvalidStageError(
      `Stage ${stage} does not say who runs it: fill in operator in infra/stages.ts for the legal pages.`,
    );
};
