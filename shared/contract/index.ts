import { account } from './account.ts';
import { admin } from './admin.ts';
import { health } from './api-health.ts';
import { apps, mcp, oauth } from './apps.ts';
import { beforeSignIn } from './before-sign-in.ts';
import { billing } from './billing.ts';
import { businesses } from './businesses.ts';
import { catalogue } from './catalogue.ts';
import { chat, speech } from './chat.ts';
import { connections, webhooks } from './connections.ts';
import { feedback, forms } from './feedback.ts';
import { handover } from './handover.ts';
import { history } from './history.ts';
import { memory } from './memory.ts';
import { numbers } from './numbers.ts';
import { people } from './people.ts';
import { results } from './results.ts';
import type { Endpoint, Route } from './route.ts';
import { savedWork } from './saved-work.ts';
import { calendar } from './week/calendar-address.ts';
import { checkIn } from './week/check-in.ts';
import { links } from './week/secret-links.ts';
import { week } from './week.ts';

/** Feature, then operation: each feature is a Lambda, `functions/<concept>/<feature>-lambda.ts`. */
export const contract = {
  account: { ...account, ...people, ...handover },
  businesses,
  catalogue,
  chat,
  speech,
  history,
  memory,
  numbers,
  connections,
  webhooks,
  drafts: savedWork,
  results,
  week,
  calendar,
  checkIn,
  links,
  apps,
  billing,
  feedback,
  forms,
  codes: beforeSignIn,
  admin,
  health,
} satisfies Record<string, Record<string, Route>>;
export type Contract = typeof contract;

/** What answers outside `/api`, in the words of public protocols: other programs than the web app call it. */
export const protocols = { oauth, mcp } satisfies Record<string, Record<string, Route>>;

export type Feature = keyof Contract | keyof typeof protocols;

/** Everything that answers, in this order; each is one Lambda. */
export const routesOf: Readonly<Record<Feature, Record<string, Route>>> = {
  ...contract,
  ...protocols,
};
export const features = Object.keys(routesOf) as Feature[];

/** Every route of some features with its names, for the code that loops over them. */
const named = <F extends Feature>(list: Readonly<Record<F, Record<string, Route>>>) =>
  Object.entries<Record<string, Route>>(list).flatMap(([feature, routes]) =>
    Object.entries(routes).map(([operation, route]) => ({
      feature: feature as F,
      operation,
      route,
    })),
  );

/** Every route of the contract. */
export const operations = named(contract);

/** Every route with the path at which the distribution and the gateway have it. */
export const addresses = [
  ...operations.map((one) => ({ ...one, address: `/api${one.route.path}` })),
  ...named(protocols).map((one) => ({ ...one, address: one.route.path as string })),
];

/** The paths outside `/api` that the gateway answers, each once. */
export const protocolPaths: readonly string[] = [
  ...new Set(named(protocols).map(({ route }) => route.path)),
];

/** The contract without its schemas: what a client needs to send requests. */
export const endpoints = Object.fromEntries(
  Object.entries(contract).map(([feature, routes]) => [
    feature,
    Object.fromEntries(
      Object.entries(routes).map(([operation, route]: [string, Route]) => [
        operation,
        { method: route.method, path: route.path, ...(route.events && { streams: true }) },
      ]),
    ),
  ]),
) as { readonly [F in keyof Contract]: { readonly [O in keyof Contract[F]]: Endpoint } };
