import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import { openOrigin } from '#infra/local/origin.ts';
import { builtHeaders, createBuiltSite } from '#infra/local/site/built.ts';
import type { LocalStack } from '#infra/local/stack/local-stack.ts';
import { startLocalStack } from '#infra/local/stack.ts';
import { createClient } from '#shared/client.ts';
import { endpoints } from '#shared/contract/index.ts';
import type { TradeName } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { freePort } from '#test/support/free-port.ts';
import { freshEmail, password } from './browser.ts';

type Plan = 'free' | 'pro';
type About = { name?: string; type?: TradeName; selected_helpers?: HelperId[] };
/** Somebody who has finished onboarding: as a plumber with marketing and sales, unless said otherwise. */
export type Owner = Awaited<ReturnType<typeof newOwner>>;

/** The built app and the whole back end in the test's own process, so that a test can break any part of it. */
export type PlaywrightApp = {
  origin: string;
  stack: LocalStack;
  owner: (name: string, plan?: Plan, about?: About) => Promise<Owner>;
};

const signedIn = async (auth: LocalStack['auth'], email: string) => {
  const { AccessToken, IdToken, RefreshToken } = await auth.tokensOf(email);
  const { username } = JSON.parse(atob(AccessToken.split('.')[1] ?? ''));
  const client = `CognitoIdentityServiceProvider.${auth.userPoolClientId}`;
  const kept = (name: string, value: string) => [`${client}.${username}.${name}`, value] as const;
  return [
    [`${client}.LastAuthUser`, String(username)],
    kept('accessToken', AccessToken),
    kept('idToken', IdToken),
    kept('refreshToken', RefreshToken),
    kept('clockDrift', '0'),
    kept('signInDetails', JSON.stringify({ loginId: email, authFlowType: 'USER_SRP_AUTH' })),
  ] as const;
};

const newOwner = async (stack: LocalStack, name: string, plan: Plan, about: About) => {
  const email = freshEmail(name);
  await stack.auth.signUp({ email, password });
  const client = createClient({
    endpoints,
    baseUrl: stack.apiUrl,
    token: async () => (await stack.auth.tokensOf(email)).AccessToken,
  });
  await client.account.onboard({
    name: `${name} Plumbing`,
    type: 'Plumber',
    plan,
    selected_helpers: ['marketing', 'sales'],
    ...about,
  });
  return {
    email,
    client,
    password,
    /** What the sign-in library keeps in the browser of somebody who has signed in. */
    signedIn: async () => signedIn(stack.auth, email),
    /** Asks that often, outside the browser. */
    askTimes: async (times: number) => {
      const { account } = await client.account.get({});
      for (let nth = 0; nth < times; nth++) {
        const events = await client.chat.ask({
          message_id: ulid(),
          chat_id: crypto.randomUUID(),
          business_id: String(account.active_business_id),
          helper_id: 'sales',
          text: 'How do I follow up?',
        });
        for await (const { event } of events) if (event === 'done') break;
      }
    },
    /** How many questions were charged so far. */
    charged: async () => (await client.account.get({})).quota.total,
    /** How many questions are left. */
    left: async () => (await client.account.get({})).quota.remaining,
    /** How many answers the newest saved conversation holds. */
    answered: async () =>
      ((await client.history.list({ limit: 1 })).items[0]?.message_count ?? 0) / 2,
  };
};

/** How long the stand-in takes: enough to see words arrive, little enough not to wait for them. */
const pace = { firstWordsMs: 150, betweenMs: 12 };

/** Starts the app with a web build of its own choice, and with admins asked for a second factor where that is wanted. */
export const startPlaywrightApp = async (
  folder = fileURLToPath(new URL('../../web/dist', import.meta.url)),
  { adminSecondFactor = false } = {},
) => {
  if (!existsSync(folder)) throw new Error('There is no build yet: run npm run build first.');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const stack = await startLocalStack({
    appOrigin: origin,
    samePages: true,
    pace,
    adminSecondFactor,
  });
  const site = await openOrigin(stack, {
    port,
    headers: builtHeaders(folder),
    site: async () => ({ serve: createBuiltSite(folder) }),
  });
  return {
    origin,
    stack,
    owner: (name: string, plan: Plan = 'pro', about: About = {}) =>
      newOwner(stack, name, plan, about),
    close: async () => {
      await site.close();
      await stack.close();
    },
  };
};

/** Tests with an app of their own: `app` is shared by the tests of a worker, nothing else is. */
export const test = base.extend<{ baseURL: string }, { app: PlaywrightApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters from the pattern
    async ({}, use) => {
      const app = await startPlaywrightApp();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Each test finds a provider that works, says what it likes and has heard nothing yet.
  baseURL: async ({ app: { origin, stack } }, use) => {
    stack.openai.say();
    stack.openai.forget();
    await use(origin);
  },
});

/** Opens a page in the browser of an owner who has signed in before. */
export const open = async (page: Page, owner: Owner, path = '/dashboard') => {
  // A page of this origin without scripts, to put the session where the app will look for it.
  await page.goto('/robots.txt');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    await owner.signedIn(),
  );
  await page.goto(path);
};
