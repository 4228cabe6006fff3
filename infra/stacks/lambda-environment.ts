import type { Environment } from '#functions/lib/config.ts';
import { allowedAppHostsOf, type Settings } from '../settings-of-stage.ts';
import { secretIdOf } from './data/stage-secrets.ts';
import type { DataStack } from './data.ts';
import { mailSetNameOf } from './mail-configuration-set-names.ts';

type Known = Pick<Environment, 'APP_ORIGIN' | 'USER_POOL_ID' | 'USER_POOL_CLIENT_ID'>;

/** Everything a Lambda is told; a key missing here, or one too many, does not compile. */
export const environmentOf = (
  settings: Settings,
  { table, deletions, ledger, syncs, connectionsKey }: DataStack,
  known: Known,
): Environment => ({
  ...known,
  STAGE: settings.stage,
  TABLE_NAME: table.tableName,
  OPENAI_SECRET_ID: secretIdOf(settings, 'openai'),
  STRIPE_SECRET_ID: secretIdOf(settings, 'stripe'),
  HASH_SECRET_ID: secretIdOf(settings, 'hash'),
  DELETION_QUEUE_URL: deletions.queue.queueUrl,
  SYNC_QUEUE_URL: syncs.queue.queueUrl,
  CONNECTIONS: JSON.stringify(settings.connections),
  APPS: JSON.stringify(allowedAppHostsOf(settings)),
  CONNECTIONS_SECRET_ID: secretIdOf(settings, 'connections'),
  CONNECTIONS_KEY_ID: connectionsKey.keyArn,
  LEDGER_BUCKET: ledger.bucketName,
  OPENAI_BASE_URL: settings.openai.baseUrl ?? '',
  OPENAI_MODEL: settings.openai.model,
  OPENAI_FORMAT: settings.openai.format,
  OPENAI_PHOTOS: settings.openai.photos ? 'yes' : 'no',
  OPENAI_SPEECH_MODEL: settings.openai.speech?.model ?? '',
  SPEECH_DOLLARS: String(settings.openai.speech?.dollarsPerMinute ?? 0),
  MODEL_PRICES: JSON.stringify(settings.openai.prices),
  MODEL_DAILY_DOLLARS: String(settings.openai.dailyDollars),
  MODEL_RESERVED_SHARE: String(settings.openai.reservedShare),
  MODEL_ACCOUNT_DOLLARS: JSON.stringify(settings.openai.accountDollars),
  REPLY_TOKENS: String(settings.replyTokens),
  STRIPE_PRICE_NAMES: JSON.stringify(settings.lookupKeys),
  STRIPE_API_ORIGIN: '',
  POSTAL_ADDRESS: settings.operator?.address ?? '',
  MAILS_PER_SECOND: String(settings.mailsPerSecond),
  MAIL_FROM: settings.mailFrom ?? '',
  MAIL_SET: settings.mailFrom ? mailSetNameOf(settings, 'product') : '',
  ADMIN_SECOND_FACTOR: settings.switches.adminSecondFactor ? 'required' : 'optional',
  SIGN_UP: settings.switches.signUp ? 'open' : 'closed',
  ADMIN_EMAIL: settings.adminEmail,
});
