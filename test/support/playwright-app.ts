import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import type { LocalStack } from '#local/stack/local-stack-types.ts';
import { createClient } from '#shared/api-client.ts';
import { endpoints } from '#shared/contract/index.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import { type AppOptions, startApp, usualOnboarding } from './app.ts';
import { freshEmail, password } from './browser.ts';
import { isNight } from './night.ts';

type Plan = 'free' | 'pro';
type Business = { name?: string; type?: TradeName; selected_helpers?: HelperId[] };
/** An owner after onboarding: a plumber with marketing and sales unless a test overrides it. */
export type Owner = Awaited<ReturnType<typeof createOwner>>;

/** The built app and its back end in the test's own process, so that a test can make any part of it fail. */
export type PlaywrightApp = {
  origin: string;
  stack: LocalStack;
  owner: (name: string, plan?: Plan, business?: Business) => Promise<Owner>;
};

/** The storage keys in which the sign-in library looks for a session. */
const storedSession = async (auth: LocalStack['auth'], email: string) => {
  const { AccessToken, IdToken, RefreshToken } = await auth.tokensOf(email);
  const { username } = JSON.parse(atob(AccessToken.split('.')[1] ?? ''));
  const client = `CognitoIdentityServiceProvider.${auth.userPoolClientId}`;
  const entry = (name: string, value: string) => [`${client}.${username}.${name}`, value] as const;
  return [
    [`${client}.LastAuthUser`, String(username)],
    entry('accessToken', AccessToken),
    entry('idToken', IdToken),
    entry('refreshToken', RefreshToken),
    entry('clockDrift', '0'),
    entry('signInDetails', JSON.stringify({ loginId: email, authFlowType: 'USER_SRP_AUTH' })),
  ] as const;
};

const createOwner = async (stack: LocalStack, name: string, plan: Plan, business: Business) => {
  const email = freshEmail(name);
  await stack.auth.signUp({ email, password });
  const client = createClient({
    endpoints,
    baseUrl: stack.apiUrl,
    token: async () => (await stack.auth.tokensOf(email)).AccessToken,
  });
  await client.account.onboard({ ...usualOnboarding(`${name} Plumbing`), plan, ...business });
  return {
    email,
    client,
    password,
    /** The storage entries of a session. */
    storedSession: async () => storedSession(stack.auth, email),
    /** Asks `times` questions without the browser, each in a chat of its own and all at once. */
    askTimes: async (times: number) => {
      const { account } = await client.account.get({});
      const askOnce = async () => {
        const events = await client.chat.ask({
          message_id: ulid(),
          chat_id: crypto.randomUUID(),
          business_id: String(account.active_business_id),
          helper_id: 'sales',
          text: 'How do I follow up?',
        });
        for await (const { event } of events) if (event === 'done') break;
      };
      await Promise.all(Array.from({ length: times }, askOnce));
    },
    charged: async () => (await client.account.get({})).quota.total,
    left: async () => (await client.account.get({})).quota.remaining,
    /** The number of answers in the newest saved chat. */
    answered: async () =>
      ((await client.history.list({ limit: 1 })).items[0]?.message_count ?? 0) / 2,
  };
};

/** Delays of the model's stand-in: long enough to see the text stream, short enough to keep tests fast. */
const pace = { firstWordsMs: 150, betweenMs: 12 };

/**
 * Starts the app with the built site. With `adminSecondFactor` admins need a second factor, as on a stage; `site` is
 * the folder of a copy of the build.
 */
export const startPlaywrightApp = async ({
  adminSecondFactor = false,
  site = true,
  networkLimits,
}: Pick<AppOptions, 'site' | 'adminSecondFactor' | 'networkLimits'> = {}) => {
  const {
    origin,
    stack,
    [Symbol.asyncDispose]: close,
  } = await startApp({
    site,
    pace,
    adminSecondFactor,
    ...(networkLimits && { networkLimits }),
  });
  return {
    origin,
    stack,
    owner: (name: string, plan: Plan = 'pro', business: Business = {}) =>
      createOwner(stack, name, plan, business),
    close,
  };
};

/**
 * Sets the browser's data saver: the app then loads a page's code when it is opened instead of ahead, which saves a
 * third of the CPU time of a signed-in visit.
 */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!('connection' in navigator)) throw new Error('There is no setting to save data.');
    Object.defineProperty(navigator.connection, 'saveData', { value: true });
  });

/**
 * Tests with their own app: the tests of a worker share only `app`. Their browser saves data unless a test sets
 * `loadsAhead`, for offline use or to count requests. Every night (`JOURNEYS=all`) all tests load ahead, like most
 * visitors.
 */
export const test = base.extend<{ baseURL: string; loadsAhead: boolean }, { app: PlaywrightApp }>({
  loadsAhead: [isNight, { option: true }],
  context: async ({ context, loadsAhead }, use) => {
    if (!loadsAhead) await saveData(context);
    await use(context);
  },
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters from the pattern
    async ({}, use) => {
      const app = await startPlaywrightApp();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Every test starts with a model that works, answers and transcribes as usual, and without recorded requests.
  baseURL: async ({ app: { origin, stack } }, use) => {
    stack.openai.say();
    stack.openai.hear();
    stack.openai.forget();
    await use(origin);
  },
});

/** Opens a page in the browser of an owner who has signed in before. */
export const open = async (page: Page, owner: Owner, path = '/dashboard') => {
  // Stored before the first script of the page runs, and only then: a later page finds what the app has left.
  const storing = await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    await owner.storedSession(),
  );
  await page.goto(path);
  await storing.dispose();
};
