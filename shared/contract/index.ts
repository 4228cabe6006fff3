import { account, businesses } from './account.ts';
import { admin } from './admin.ts';
import { codes } from './auth.ts';
import { catalogue } from './catalogue.ts';
import { chat, speech } from './chat.ts';
import { connections, webhooks } from './connections.ts';
import { drafts } from './drafts.ts';
import { feedback, forms } from './feedback.ts';
import { history } from './history.ts';
import { memory } from './memory.ts';
import { numbers } from './numbers.ts';
import { billing } from './plan.ts';
import { results } from './results.ts';
import type { Endpoint, Route } from './route.ts';
import { health } from './site.ts';
import { calendar, checkIn, links, week } from './week.ts';

/** Feature, then operation: each feature is a Lambda, `functions/<concept>/<feature>-lambda.ts`. */
export const contract = {
  account,
  businesses,
  catalogue,
  chat,
  speech,
  history,
  memory,
  numbers,
  connections,
  webhooks,
  drafts,
  results,
  week,
  calendar,
  checkIn,
  links,
  billing,
  feedback,
  forms,
  codes,
  admin,
  health,
} satisfies Record<string, Record<string, Route>>;
export type Contract = typeof contract;
export type Feature = keyof Contract;

/** The features in the order of the contract; each is one Lambda. */
export const features = Object.keys(contract) as Feature[];

/** Every route with its names, for the code that loops over them. */
export const operations = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([operation, route]: [string, Route]) => ({
    feature: feature as Feature,
    operation,
    route,
  })),
);

/** The contract without its schemas: what a client needs to send requests. */
export const endpoints = Object.fromEntries(
  features.map((feature) => [
    feature,
    Object.fromEntries(
      Object.entries(contract[feature]).map(([operation, route]: [string, Route]) => [
        operation,
        { method: route.method, path: route.path, ...(route.events && { streams: true }) },
      ]),
    ),
  ]),
) as { readonly [F in Feature]: { readonly [O in keyof Contract[F]]: Endpoint } };
