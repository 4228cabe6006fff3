import type { NetworkLimits } from '#local/firewall.ts';
import type { StackOptions } from '#local/stack/local-stack-types.ts';
import { startLocalStack } from '#local/stack.ts';
import { createClient } from '#shared/api-client.ts';
import { type Contract, endpoints } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import { skipNetworkToTable } from './app/direct-table.ts';
import { insertProxies, type ServiceProxies } from './app/proxies.ts';
import { freeOrigin, serveSite } from './app/site.ts';
import { accessTable } from './app/table.ts';
import { createUsers } from './app/users.ts';
import { whole } from './proof-size.ts';

export { emailOf } from './app/users.ts';

type Onboarding = Partial<Input<Contract['account']['onboard']>>;
type RawRequest = { name?: string; body?: unknown; headers?: Record<string, string> };

export type AppOptions = StackOptions & {
  /**
   * Also serves the built web app, or the copy of it in this folder, on one origin with the API and the payment pages.
   */
  site?: boolean | string;
  /** Puts a firewall before that origin, with these limits. */
  networkLimits?: NetworkLimits;
  /** Proxies between the Lambdas and the services they call. */
  proxies?: ServiceProxies;
};

/**
 * Starts the whole back end in this process for one test: `await using app = await startApp()`. A user is signed up
 * when a name is first used, so `app.as('ada')` is the client of a signed-in user and `app.as()` a visitor's. All
 * tests, proofs and benchmarks that run the product in their own process use it.
 */
export const startApp = async ({ site, networkLimits, proxies, ...options }: AppOptions = {}) => {
  // Benchmarks and journeys send every call, as the full run does.
  if (process.env.VITEST && !whole) skipNetworkToTable();
  const origin = site ? await freeOrigin() : undefined;
  const stack = await startLocalStack({
    ...(origin && { appOrigin: origin.url, samePages: true }),
    ...options,
  });
  await insertProxies(stack, proxies);
  const server =
    origin &&
    (await serveSite(stack, origin.port, {
      ...(typeof site === 'string' && { folder: site }),
      ...(networkLimits && { networkLimits }),
    }));
  const users = createUsers(stack.auth);
  const as = (name?: string, headers: Record<string, string> = {}) =>
    createClient({
      endpoints,
      baseUrl: stack.apiUrl,
      token: async () => (name ? users.token(name) : undefined),
      headers: () => headers,
    });

  return {
    ...users,
    stack,
    as,
    /** The URL of the web app. */
    origin: stack.browserConfig.origin,
    /**
     * Returns the client of an owner after onboarding: a plumber on the Professional trial unless `choices` override
     * it.
     */
    member: async (name: string, choices: Onboarding = {}) => {
      const client = as(name);
      await client.account.onboard({ ...usualOnboarding(`${name} plumbing`), ...choices });
      return client;
    },
    /** Sends any request, also one that the client would never send. A string body is sent as it is, others as JSON. */
    send: async (method: string, path: string, { name, body, headers }: RawRequest = {}) =>
      fetch(stack.apiUrl + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(name && { authorization: `Bearer ${await users.token(name)}` }),
          ...headers,
        },
        body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      }),
    table: accessTable(stack.data.url),
    [Symbol.asyncDispose]: async () => {
      await server?.close();
      await stack.close();
    },
  };
};
export type App = Awaited<ReturnType<typeof startApp>>;

/** The onboarding input of an owner, unless a test overrides it. */
export const usualOnboarding = (businessName: string): Input<Contract['account']['onboard']> => ({
  name: businessName,
  type: 'Plumber',
  plan: 'pro',
  selected_helpers: ['marketing', 'sales'],
});
