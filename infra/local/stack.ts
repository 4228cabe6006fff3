import { join } from 'node:path';
import type { BrowserConfig } from '#shared/config.ts';
import { basePath } from './api/routes.ts';
import { type LocalApi, startApi } from './api.ts';
import { type LocalAuth, startAuth } from './auth.ts';
import { type LocalData, startData } from './data.ts';
import { createInbox, type Mail } from './mail/inbox.ts';
import { inboxPath, type LocalMail, startMail } from './mail.ts';
import { startSecrets } from './secrets.ts';
import { region, secretIds, setEnvironment, stage, tableName } from './stack/environment.ts';
import { poolTriggers } from './stack/triggers.ts';

export type StackOptions = {
  /** Folder for what outlives a restart; everything stays in memory without one. */
  folder?: string;
  /** Where the browser finds the app. */
  appOrigin?: string;
  /** Fixed ports by part; any other part takes a free one. */
  ports?: { api?: number; data?: number; auth?: number };
  /** Whether the limits per second of the stage apply. */
  throttled?: boolean;
  /** Life of an access token. */
  accessSeconds?: number;
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
  throttled = false,
  accessSeconds,
  logLevel = 'SILENT',
  onMail,
}: StackOptions = {}): Promise<LocalStack> => {
  const inFolder = (name: string) => folder && join(folder, name);
  const inbox = createInbox(onMail);
  const [data, auth, mail, secrets] = await Promise.all([
    startData({ port: ports.data, folder: inFolder('data'), tableName }),
    startAuth({
      port: ports.auth,
      file: inFolder('auth.json'),
      inbox,
      triggers: poolTriggers(),
      accessSeconds,
    }),
    startMail(inbox),
    startSecrets({
      [secretIds.openai]: { apiKey: 'sk-local' },
      [secretIds.stripe]: { apiKey: 'sk_test_local', webhookSecret: 'whsec_local' },
    }),
  ]);
  setEnvironment({
    appOrigin,
    userPoolId: auth.userPoolId,
    userPoolClientId: auth.userPoolClientId,
    dataUrl: data.url,
    authUrl: auth.url,
    secretsUrl: secrets.url,
    mailUrl: mail.url,
    openai: { baseUrl: '', model: 'gpt-5-mini' },
    stripeOrigin: '',
    logLevel,
  });
  const api = await startApi({ port: ports.api, authorize: auth.authorize, throttled });
  const parts = [api, auth, mail, secrets, data];
  const close = async () => {
    for (const part of parts) await part.close();
  };
  return {
    apiUrl: api.url + basePath,
    api,
    auth,
    data,
    mail,
    browserConfig: {
      stage,
      origin: appOrigin,
      region,
      userPoolId: auth.userPoolId,
      userPoolClientId: auth.userPoolClientId,
      userPoolEndpoint: `${appOrigin}/__local/auth`,
      mailboxUrl: inboxPath,
      demoReplies: true,
      testPayments: true,
      pixelId: null,
      operator: null,
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};
