import type { BrowserConfig } from '#shared/browser-config.ts';
import { withdrawalPath } from '#shared/domain/connections/providers.ts';
import { switchedOn } from '#shared/domain/connections/stage-provider-settings.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import { basePath } from './api/routes.ts';
import { startApi } from './api.ts';
import { relyingPartyId } from './auth/passkeys/webauthn.ts';
import type { LocalServer } from './http-server.ts';
import { inboxPath } from './mail.ts';
import type { LocalModel } from './settings.ts';
import { authPath } from './stack/auth-path.ts';
import {
  connectionsOf,
  region,
  setEnvironment,
  stage,
  tableName,
} from './stack/lambda-environment.ts';
import type { LocalStack, StackOptions } from './stack/local-stack-types.ts';
import { type Services, startServices } from './stack/services.ts';

/**
 * Starts every service of the cloud in this process and returns their handles. One stack per process at a time; a second
 * one after it answers at the same addresses, because the Lambdas keep the addresses they read first.
 */
export const startLocalStack = async (options: StackOptions = {}): Promise<LocalStack> => {
  const { appOrigin = 'http://localhost:5173', ports = {}, real = {}, throttled = false } = options;
  const services = await startServices({ ...options, appOrigin });
  const { data, secrets, kms, ...shown } = services;
  const { queue, auth, mail, bucket, ...callers } = shown;
  const { openai, stripe, books, facebook } = callers;
  const model: LocalModel = real.openai ?? {
    baseUrl: openai.baseUrl,
    model: 'stand-in',
    format: options.answerFormat ?? 'schema',
    photos: options.photos ?? true,
    speechModel: 'stand-in',
  };
  setEnvironment({
    tableName: options.tableName ?? tableName,
    appOrigin,
    ...addressesOf(services),
    openai: model,
    stripeOrigin: real.stripe ? '' : stripe.url,
    lookupKeys: options.lookupKeys ?? defaultPriceLookupKeys,
    adminSecondFactor: options.adminSecondFactor ?? false,
    logLevel: options.logLevel ?? 'SILENT',
  });
  const api = await startApi({ port: ports.api, authorize: auth.authorize, throttled });
  stripe.sendWebhooksTo(`${api.url}${basePath}/stripe/webhook`);
  books.sendEventsTo(`${api.url}${basePath}/connections/quickbooks/webhook`);
  facebook.sendWithdrawalsTo(`${api.url}${withdrawalPath('facebook-page')}`);
  // What calls the API first, the table last.
  const servers = [queue, ...Object.values(callers), api, auth, mail, secrets, kms, bucket, data];
  const close = closeOnce(servers);
  return {
    apiUrl: api.url + basePath,
    ...{ api, data, ...shown },
    browserConfig: browserConfigOf(
      appOrigin,
      services,
      { ...model, isDemo: real.openai === undefined },
      options.isGoogleOff,
    ),
    close,
    [Symbol.asyncDispose]: close,
  };
};

/** Where the Lambdas find what they call. */
const addressesOf = (services: Services) => {
  const { data, auth, mail, secrets, queue, bucket, kms, ...callers } = services;
  const { books, profile, calendar, facebook, aiApp } = callers;
  return {
    userPoolId: auth.userPoolId,
    userPoolClientId: auth.userPoolClientId,
    dataUrl: data.url,
    authUrl: auth.url,
    secretsUrl: secrets.url,
    mailUrl: mail.url,
    queueUrl: queue.url,
    bucketUrl: bucket.url,
    kmsUrl: kms.url,
    books,
    profile,
    calendar,
    facebook,
    aiApp,
  };
};

const browserConfigOf = (
  appOrigin: string,
  services: Services,
  { isDemo, photos, speechModel }: LocalModel & { isDemo: boolean },
  isGoogleOff = false,
): BrowserConfig => ({
  stage,
  origin: appOrigin,
  region,
  userPoolId: services.auth.userPoolId,
  userPoolClientId: services.auth.userPoolClientId,
  userPoolEndpoint: `${appOrigin}${authPath}`,
  passkeys: new URL(appOrigin).hostname === relyingPartyId,
  googleOrigin: isGoogleOff ? null : `${appOrigin}${authPath}`,
  mailboxUrl: inboxPath,
  demoReplies: isDemo,
  photos,
  speech: speechModel !== '',
  testPayments: true,
  pixelId: null,
  providers: switchedOn(connectionsOf(services)),
  apps: true,
  answerTime: 'within 4 hours',
  operator: {
    name: 'the owner of this machine',
    address: 'the local stack',
    email: 'hello@sevenhands.test',
  },
});

/** Closes the servers one after another, in this order; a second call waits for the first one. */
const closeOnce = (servers: readonly LocalServer[]) => {
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    for (const server of servers) await server.close();
  };
  return () => {
    closing ??= closeAll();
    return closing;
  };
};
