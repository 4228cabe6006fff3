import { join } from 'node:path';
import type { BrowserConfig } from '#shared/browser-config.ts';
import { type LookupKeys, usualLookupKeys } from '#shared/domain/lookup-keys.ts';
import { basePath } from './api/routes.ts';
import { type LocalApi, startApi } from './api.ts';
import { relyingPartyId } from './auth/webauthn.ts';
import { type LocalAuth, startAuth } from './auth.ts';
import { attachData } from './data/remote.ts';
import { type LocalData, startData } from './data.ts';
import { createInbox, type Mail } from './mail/inbox.ts';
import { inboxPath, type LocalMail, startMail } from './mail.ts';
import { type LocalOpenai, type OpenaiOptions, startOpenai } from './openai.ts';
import { startSecrets } from './secrets.ts';
import type { LocalServer } from './server.ts';
import type { RealServices } from './settings.ts';
import { region, secretIds, setEnvironment, stage, tableName } from './stack/environment.ts';
import { authPath } from './stack/paths.ts';
import { poolTriggers } from './stack/triggers.ts';
import { type LocalStripe, startStripe } from './stripe.ts';

export type StackOptions = {
  /** Folder for what outlives a restart; everything stays in memory without one. */
  folder?: string;
  /** Where the browser finds the app. */
  appOrigin?: string;
  /** Fixed ports by part; any other part takes a free one. */
  ports?: { api?: number; data?: number; auth?: number; openai?: number; stripe?: number };
  /** How long the model's stand-in takes; it answers at once unless told otherwise. */
  pace?: Omit<OpenaiOptions, 'port'>;
  /** Whether the payment pages are opened on the app's origin instead of one of their own. */
  samePages?: boolean;
  /** Services used instead of their stand-ins, which then stand idle. */
  real?: RealServices;
  /** What the prices are called at the payment provider. */
  lookupKeys?: LookupKeys;
  /** Wait before a failed webhook is sent again. */
  webhookRetryMs?: number;
  /** Whether the limits per second of the stage apply. */
  throttled?: boolean;
  /** Life of an access token. */
  accessSeconds?: number;
  /** Whether the admin area asks for a second factor; without it the demo admin needs no authenticator app. */
  adminSecondFactor?: boolean;
  logLevel?: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR' | 'SILENT';
  onMail?: (mail: Mail) => void;
};

export type LocalStack = AsyncDisposable & {
  /** Where the API answers, with its base path. */
  readonly apiUrl: string;
  readonly api: LocalApi;
  readonly auth: LocalAuth;
  readonly data: LocalData;
  readonly mail: LocalMail;
  readonly openai: LocalOpenai;
  readonly stripe: LocalStripe;
  /** What the browser is told in `/config.json`. */
  readonly browserConfig: BrowserConfig;
  readonly close: () => Promise<void>;
};

/**
 * Starts every service of the cloud in this process and answers their handles. One stack per process at a time; a
 * second one after it answers at the same addresses, because the Lambdas remember those they saw first.
 */
export const startLocalStack = async ({
  folder,
  appOrigin = 'http://localhost:5173',
  ports = {},
  pace,
  samePages = false,
  real = {},
  lookupKeys = usualLookupKeys,
  webhookRetryMs,
  throttled = false,
  accessSeconds,
  adminSecondFactor = false,
  logLevel = 'SILENT',
  onMail,
}: StackOptions = {}): Promise<LocalStack> => {
  const inFolder = (name: string) => folder && join(folder, name);
  const inbox = createInbox(onMail);
  const [data, auth, mail, openai, stripe] = await Promise.all([
    real.dataUrl
      ? attachData(real.dataUrl, tableName)
      : startData({ port: ports.data, folder: inFolder('data'), tableName }),
    startAuth({
      port: ports.auth,
      file: inFolder('auth.json'),
      inbox,
      triggers: poolTriggers,
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
  ]);
  const secrets = await startSecrets({
    [secretIds.openai]: { apiKey: real.openai?.apiKey ?? 'sk-local' },
    [secretIds.stripe]: real.stripe ?? {
      apiKey: stripe.secretKey,
      webhookSecret: stripe.webhookSecret,
    },
  });
  setEnvironment({
    appOrigin,
    userPoolId: auth.userPoolId,
    userPoolClientId: auth.userPoolClientId,
    dataUrl: data.url,
    authUrl: auth.url,
    secretsUrl: secrets.url,
    mailUrl: mail.url,
    openai: real.openai ?? { baseUrl: openai.baseUrl, model: 'stand-in' },
    stripeOrigin: real.stripe ? '' : stripe.url,
    lookupKeys,
    adminSecondFactor,
    logLevel,
  });
  const api = await startApi({ port: ports.api, authorize: auth.authorize, throttled });
  stripe.sendWebhooksTo(`${api.url}${basePath}/stripe/webhook`);
  const parts = [stripe, openai, api, auth, mail, secrets, data];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll(parts);
    return closing;
  };
  return {
    apiUrl: api.url + basePath,
    api,
    auth,
    data,
    mail,
    openai,
    stripe,
    browserConfig: {
      stage,
      origin: appOrigin,
      region,
      userPoolId: auth.userPoolId,
      userPoolClientId: auth.userPoolClientId,
      userPoolEndpoint: `${appOrigin}${authPath}`,
      passkeys: new URL(appOrigin).hostname === relyingPartyId,
      mailboxUrl: inboxPath,
      demoReplies: !real.openai,
      testPayments: true,
      pixelId: null,
      answerTime: 'within 4 hours',
      operator: {
        name: 'the owner of this machine',
        address: 'the local stack',
        email: 'hello@sevenhands.test',
      },
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};

const closeAll = async (parts: readonly LocalServer[]) => {
  for (const part of parts) await part.close();
};
