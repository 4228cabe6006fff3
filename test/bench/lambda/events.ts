import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { operations } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import type { App } from '../../support/app.ts';

/** The question in every measurement, and its helper. */
export const referenceQuestion = {
  helper_id: 'sales',
  text: 'How do I follow up on a quote of $480?',
} as const;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

/** The gateway event for a request of a signed-in owner. */
const eventOf = (
  { method, path }: Pick<Route, 'method' | 'path'>,
  token: string,
  body?: object,
) => ({
  resource: `/api${path}`,
  path: `/api${path}`,
  httpMethod: method,
  headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
  queryStringParameters: null,
  pathParameters: null,
  requestContext: {
    requestId: randomUUID(),
    identity: { sourceIp: '127.0.0.1' },
    authorizer: { claims: claimsOf(token) },
  },
  body: body ? JSON.stringify(body) : null,
  isBase64Encoded: false,
});

const routeOf = (feature: string, operation: string) => {
  const found = operations.find((one) => one.feature === feature && one.operation === operation);
  if (!found) throw new Error(`the contract has no ${feature}.${operation}`);
  return found.route;
};

/** Owners with a conversation each; `question` and `account` create the event of one of them, in turn. */
export const askingOwners = async (app: App, count: number) => {
  const people = await Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const api = await app.member(`owner${nth}`);
      const { account } = await api.account.get({});
      const business_id = String(account.active_business_id);
      return { token: await app.token(`owner${nth}`), business_id, chat_id: randomUUID() };
    }),
  );
  let turn = 0;
  const next = () => people[turn++ % people.length] as (typeof people)[number];
  return {
    question: () => {
      const { token, ...place } = next();
      const message_id = ulid();
      return eventOf(routeOf('chat', 'ask'), token, { ...place, ...referenceQuestion, message_id });
    },
    account: () => eventOf(routeOf('account', 'get'), next().token),
  };
};
