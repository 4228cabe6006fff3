import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { tableName } from '#infra/local/stack/environment.ts';
import type { LocalStack, StackOptions } from '#infra/local/stack/local-stack.ts';
import { startLocalStack } from '#infra/local/stack.ts';
import { createClient } from '#shared/client.ts';
import { type Contract, endpoints } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';

type Onboarding = Partial<Input<Contract['account']['onboard']>>;
type Person = { sub: string; token: string };
type Row = Record<string, unknown> & { pk: string; sk: string };

/** The address under which somebody is signed up; `admin` is the one the stack makes an admin of. */
export const emailOf = (name: string) =>
  name === 'admin' ? 'admin@sevenhands.test' : `${name}@example.com`;

/**
 * The whole back end on this machine, for one test: `await using app = await startApp()`. Whoever is named for the
 * first time is signed up, with a code and all, so `app.as('ada')` is a signed-in client and `app.as()` a visitor's.
 */
export const startApp = async (options: StackOptions = {}) => {
  const stack = await startLocalStack(options);
  const people = new Map<string, Promise<Person>>();
  const person = (name: string) => {
    const known = people.get(name) ?? signUp(stack, name);
    people.set(name, known);
    return known;
  };
  const as = (name?: string, headers: Record<string, string> = {}) =>
    createClient({
      endpoints,
      baseUrl: stack.apiUrl,
      token: async () => (name ? (await person(name)).token : undefined),
      headers: () => headers,
    });

  return {
    stack,
    as,
    /** Signs somebody up with more attributes than usual, or before anything else names them. */
    signUp: (name: string, attributes: Record<string, string> = {}) => {
      people.set(name, signUp(stack, name, attributes));
      return person(name);
    },
    /** A client of somebody who has finished onboarding, as a plumber on the Professional trial unless told otherwise. */
    member: async (name: string, choices: Onboarding = {}) => {
      const client = as(name);
      await client.account.onboard({
        name: `${name} plumbing`,
        type: 'Plumber',
        plan: 'pro',
        selected_helpers: ['marketing', 'sales'],
        ...choices,
      });
      return client;
    },
    /** The id a name has in the user pool and in the table. */
    sub: async (name: string) => (await person(name)).sub,
    token: async (name: string) => (await person(name)).token,
    /** Signs somebody of the pool in again: for claims that changed, or after a sign-up that half failed. */
    signIn: async (name: string) => {
      const user = stack.auth.find(emailOf(name));
      if (!user) throw new Error(`${name} is not in the pool`);
      people.set(name, Promise.resolve(await signedIn(stack, user.sub, name)));
    },
    /** Asks the user pool directly, as the browser or an operator would. */
    pool: async (operation: string, input: object) => {
      const answer = await fetch(stack.auth.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ UserPoolId: stack.auth.userPoolId, ...input }),
      });
      if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
      return answer.json();
    },
    /** Sends anything at all: what a client of ours would never send. */
    send: async (method: string, path: string, { name, body, headers }: Sent = {}) =>
      fetch(stack.apiUrl + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(name && { authorization: `Bearer ${(await person(name)).token}` }),
          ...headers,
        },
        body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      }),
    table: tableOf(stack),
    [Symbol.asyncDispose]: () => stack.close(),
  };
};
export type App = Awaited<ReturnType<typeof startApp>>;
type Sent = { name?: string; body?: unknown; headers?: Record<string, string> };

const signUp = async (stack: LocalStack, name: string, attributes = {}) => {
  const { sub } = await stack.auth.signUp({ email: emailOf(name), attributes });
  return signedIn(stack, sub, name);
};

const signedIn = async ({ auth }: LocalStack, sub: string, name: string) => ({
  sub,
  token: (await auth.tokensOf(emailOf(name))).AccessToken,
});

/** The table behind the back of the functions, to look at rows and to arrange what no route can. */
const tableOf = ({ data }: LocalStack) => {
  const table = DynamoDBDocument.from(
    new DynamoDBClient({
      endpoint: data.url,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  const TableName = tableName;
  return {
    row: async (pk: string, sk: string) =>
      (await table.get({ TableName, Key: { pk, sk }, ConsistentRead: true })).Item as
        | Row
        | undefined,
    rows: async (pk: string, prefix = '') => {
      const { Items = [] } = await table.query({
        TableName,
        KeyConditionExpression: `pk = :pk${prefix && ' AND begins_with(sk, :prefix)'}`,
        ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
        ConsistentRead: true,
      });
      return Items as Row[];
    },
    all: async () => ((await table.scan({ TableName, ConsistentRead: true })).Items ?? []) as Row[],
    put: (row: Row) => table.put({ TableName, Item: row }),
    change: (pk: string, sk: string, field: string, value: unknown) =>
      table.update({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET #field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }),
  };
};
