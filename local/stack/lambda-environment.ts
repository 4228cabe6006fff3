import type { Environment } from '#functions/lib/config.ts';
import type { StageProviderSettings } from '#shared/domain/connections/stage-provider-settings.ts';
import { spenders } from '#shared/domain/plan/account-spend.ts';
import type { PriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import { queueNames } from '../queue.ts';
import type { LocalModel } from '../settings.ts';

/** Names of the secrets on this machine. */
export const secretIds = {
  openai: 'sevenhands/local/openai',
  stripe: 'sevenhands/local/stripe',
  hash: 'sevenhands/local/hash',
  connections: 'sevenhands/local/connections',
};
const ledgerBucket = 'sevenhands-local-ledger';
export const tableName = 'sevenhands-local';
export const region = 'us-east-1';
export const stage = 'local';

type Services = {
  tableName: string;
  appOrigin: string;
  userPoolId: string;
  userPoolClientId: string;
  dataUrl: string;
  authUrl: string;
  secretsUrl: string;
  mailUrl: string;
  queueUrl: string;
  bucketUrl: string;
  kmsUrl: string;
  /** The books of this machine, or null for a stage whose operator has set no provider up. */
  books: { url: string; clientId: string } | null;
  /** The business profile of this machine, or null as above. */
  profile: { url: string; clientId: string } | null;
  /** The calendars of this machine, or null as above. */
  calendar: { url: string; clientId: string } | null;
  /** The Pages of this machine, or null as above. */
  facebook: { url: string; clientId: string } | null;
  /** The AI app of this machine, or null for a stage without a domain. */
  aiApp: { url: string } | null;
  openai: LocalModel;
  stripeOrigin: string;
  lookupKeys: PriceLookupKeys;
  adminSecondFactor: boolean;
  logLevel: string;
};

/** Nothing listens there: a call to a service that has no stand-in fails here instead of reaching the cloud. */
const nowhere = 'http://127.0.0.1:9';

/** The providers of the local stage: the books, the business profile, the calendars and the Pages of this machine. */
export const connectionsOf = ({
  books,
  profile,
  calendar,
  facebook,
}: Pick<Services, 'books' | 'profile' | 'calendar' | 'facebook'>): StageProviderSettings => ({
  ...(books && { quickbooks: { clientId: books.clientId, sandbox: true, origin: books.url } }),
  ...(profile && { 'google-business': { clientId: profile.clientId, origin: profile.url } }),
  ...(calendar && { 'google-calendar': { clientId: calendar.clientId, origin: calendar.url } }),
  ...(facebook && { 'facebook-page': { clientId: facebook.clientId, origin: facebook.url } }),
});

/** Sets what the Lambdas read from their environment. Must run before the first of them is imported. */
export const setEnvironment = (services: Services) => {
  const lambdas: Environment = {
    STAGE: stage,
    TABLE_NAME: services.tableName,
    APP_ORIGIN: services.appOrigin,
    USER_POOL_ID: services.userPoolId,
    USER_POOL_CLIENT_ID: services.userPoolClientId,
    OPENAI_SECRET_ID: secretIds.openai,
    STRIPE_SECRET_ID: secretIds.stripe,
    HASH_SECRET_ID: secretIds.hash,
    DELETION_QUEUE_URL: `${services.queueUrl}/000000000000/${queueNames.deletions}`,
    SYNC_QUEUE_URL: `${services.queueUrl}/000000000000/${queueNames.syncs}`,
    CONNECTIONS: JSON.stringify(connectionsOf(services)),
    APPS: JSON.stringify({ hosts: [], ...(services.aiApp && { localOrigin: services.aiApp.url }) }),
    CONNECTIONS_SECRET_ID: secretIds.connections,
    CONNECTIONS_KEY_ID: 'alias/sevenhands-local-connections',
    LEDGER_BUCKET: ledgerBucket,
    OPENAI_BASE_URL: services.openai.baseUrl,
    OPENAI_MODEL: services.openai.model,
    OPENAI_FORMAT: services.openai.format,
    OPENAI_PHOTOS: services.openai.photos ? 'yes' : 'no',
    OPENAI_SPEECH_MODEL: services.openai.speechModel,
    SPEECH_DOLLARS: '0.0045',
    MODEL_PRICES: JSON.stringify({ input: 0.75, cachedInput: 0.075, output: 4.5 }),
    MODEL_DAILY_DOLLARS: '20',
    MODEL_RESERVED_SHARE: '0.5',
    // More than on a stage: the stand-in costs nothing, and whoever tries the product asks a lot.
    MODEL_ACCOUNT_DOLLARS: JSON.stringify(
      Object.fromEntries(spenders.map((spender) => [spender, 5])),
    ),
    REPLY_TOKENS: '1500',
    STRIPE_PRICE_NAMES: JSON.stringify(services.lookupKeys),
    STRIPE_API_ORIGIN: services.stripeOrigin,
    POSTAL_ADDRESS: '1 Local Way, Columbus, OH 43215',
    MAILS_PER_SECOND: '1000',
    MAIL_FROM: 'hello@sevenhands.test',
    MAIL_SET: 'sevenhands-local-product',
    ADMIN_SECOND_FACTOR: services.adminSecondFactor ? 'required' : 'optional',
    ADMIN_EMAIL: 'admin@sevenhands.test',
    SIGN_UP: 'open',
  };
  for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_DEFAULT_REGION'])
    delete process.env[name];
  Object.assign(process.env, lambdas, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL: nowhere,
    AWS_ENDPOINT_URL_DYNAMODB: services.dataUrl,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.authUrl,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: services.secretsUrl,
    AWS_ENDPOINT_URL_SESV2: services.mailUrl,
    AWS_ENDPOINT_URL_SQS: services.queueUrl,
    AWS_ENDPOINT_URL_S3: services.bucketUrl,
    AWS_ENDPOINT_URL_KMS: services.kmsUrl,
    POWERTOOLS_SERVICE_NAME: 'sevenhands',
    POWERTOOLS_LOG_LEVEL: services.logLevel,
    POWERTOOLS_METRICS_DISABLED: 'true',
  });
};
