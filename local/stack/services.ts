import { join } from 'node:path';
import { callbackPath } from '#shared/domain/connections/providers.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import { startAuth } from '../auth.ts';
import { startBooks } from '../books/start.ts';
import { startBucket } from '../bucket.ts';
import { startBusinessProfile } from '../business-profile/start.ts';
import { startCalendar } from '../calendar/start.ts';
import { attachRunningDynamodb } from '../dynamodb/attach-running-dynamodb.ts';
import { startDynamodb } from '../dynamodb.ts';
import { startFacebook } from '../facebook/start.ts';
import { createInbox } from '../mail/inbox.ts';
import { startMail } from '../mail.ts';
import { startOpenai } from '../openai.ts';
import { startQueue } from '../queue.ts';
import { startSecrets } from '../secrets.ts';
import { startStripe } from '../stripe.ts';
import { startAiApp } from './ai-app.ts';
import { startKms } from './kms.ts';
import { tableName as defaultTable, secretIds } from './lambda-environment.ts';
import type { StackOptions } from './local-stack-types.ts';
import { codeTicket, onDeletion, onSync, poolTriggers } from './pool-triggers-and-queue-jobs.ts';

type ServiceOptions = StackOptions & Required<Pick<StackOptions, 'appOrigin'>>;

/** Starts the accounts elsewhere that owners connect. */
const startProviders = async (
  appOrigin: string,
  accessSeconds: number | undefined,
  inFolder: (name: string) => string | undefined,
) => {
  const [books, profile, calendar, facebook] = await Promise.all([
    startBooks({
      file: inFolder('books.json'),
      redirectUri: appOrigin + callbackPath('quickbooks'),
      accessSeconds,
    }),
    startBusinessProfile({
      file: inFolder('profile.json'),
      redirectUri: appOrigin + callbackPath('google-business'),
      accessSeconds,
    }),
    startCalendar({
      file: inFolder('calendar.json'),
      redirectUri: appOrigin + callbackPath('google-calendar'),
      accessSeconds,
    }),
    startFacebook({
      file: inFolder('facebook.json'),
      redirectUri: appOrigin + callbackPath('facebook-page'),
    }),
  ]);
  return { books, profile, calendar, facebook };
};

/** Starts everything that the Lambdas call: table, user pool, mail, model, payment provider and secrets. */
export const startServices = async ({
  folder,
  tableName = defaultTable,
  appOrigin,
  ports = {},
  pace,
  samePages = false,
  real = {},
  lookupKeys = defaultPriceLookupKeys,
  webhookRetryMs,
  accessSeconds,
  booksAccessSeconds,
  onMail,
}: ServiceOptions) => {
  const inFolder = (name: string) => folder && join(folder, name);
  const inbox = createInbox(onMail);
  const [data, auth, mail, openai, stripe, queue, bucket, kms, providers, aiApp] =
    await Promise.all([
      real.dataUrl
        ? attachRunningDynamodb(real.dataUrl, tableName)
        : startDynamodb({ port: ports.data, folder: inFolder('data'), tableName }),
      startAuth({
        port: ports.auth,
        file: inFolder('auth.json'),
        inbox,
        triggers: poolTriggers,
        codeTicket,
        callback: `${appOrigin}/login`,
        accessSeconds,
      }),
      startMail(inbox),
      startOpenai({ port: ports.openai, ...pace }),
      startStripe({
        port: ports.stripe,
        file: inFolder('stripe.json'),
        lookupKeys,
        pagesOrigin: samePages ? appOrigin : undefined,
        retryMs: webhookRetryMs,
      }),
      startQueue({
        deletions: { file: inFolder('queue.json'), deliver: onDeletion },
        syncs: { file: inFolder('syncs.json'), deliver: onSync },
      }),
      startBucket({ file: inFolder('ledger.json') }),
      startKms(),
      startProviders(appOrigin, booksAccessSeconds, inFolder),
      startAiApp({ product: appOrigin, port: ports.aiApp }),
    ]);
  const { books, profile, calendar, facebook } = providers;
  const secrets = await startSecrets({
    [secretIds.openai]: { apiKey: real.openai?.apiKey ?? 'sk-local' },
    [secretIds.stripe]: real.stripe ?? {
      apiKey: stripe.secretKey,
      webhookSecret: stripe.webhookSecret,
    },
    [secretIds.connections]: {
      quickbooks: { clientSecret: books.clientSecret, verifierToken: books.verifierToken },
      'google-business': { clientSecret: profile.clientSecret },
      'google-calendar': { clientSecret: calendar.clientSecret },
      'facebook-page': { clientSecret: facebook.clientSecret },
    },
    [secretIds.hash]: { key: 'the key of this machine, which guards nobody' },
  });
  return { data, auth, mail, openai, stripe, secrets, queue, bucket, kms, ...providers, aiApp };
};
export type Services = Awaited<ReturnType<typeof startServices>>;
