import { account } from './account.ts';
import { admin } from './admin.ts';
import { billing } from './billing.ts';
import { businesses } from './businesses.ts';
import { calendar } from './calendar.ts';
import { catalogue } from './catalogue.ts';
import { chat } from './chat.ts';
import { feedback } from './feedback.ts';
import { health } from './health.ts';
import { history } from './history.ts';
import { memory } from './memory.ts';
import { numbers } from './numbers.ts';
import { review } from './review.ts';
import type { Endpoint, Route } from './route.ts';
import { speech } from './speech.ts';
import { week } from './week.ts';
import { work } from './work.ts';

/** Feature, then operation: `businesses.switch` is functions/businesses/switch.ts. */
export const contract = {
  account,
  businesses,
  catalogue,
  chat,
  speech,
  history,
  memory,
  numbers,
  work,
  week,
  calendar,
  review,
  billing,
  feedback,
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
