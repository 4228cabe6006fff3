import { OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, test } from 'vitest';
import { openapi } from '#shared/openapi.ts';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { utcToday } from '#test/support/week/stored-tasks.ts';

type Definition = ConstructorParameters<typeof OpenAPIClientAxios>[0]['definition'];
type Content = Record<string, { schema?: object; 'x-events'?: Record<string, object> }>;
type Operation = {
  security: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};

const document = () => JSON.parse(JSON.stringify(openapi()));

test('every body, answer and event of the document has a schema with a name', () => {
  const { paths, components } = document();
  const all = Object.values<Record<string, Operation>>(paths).flatMap((one) => Object.values(one));
  const schemas = all.flatMap(({ requestBody, responses }) =>
    [requestBody?.content, responses[200]?.content]
      .flatMap((content) => Object.values(content ?? {}))
      .flatMap((one) => [one.schema, ...Object.values(one['x-events'] ?? {})]),
  );
  expect(schemas.length).toBeGreaterThan(150);
  for (const schema of schemas) {
    expect(Object.keys(schema ?? {})).toEqual(['$ref']);
    const { $ref } = schema as { $ref: string };
    expect(components.schemas).toHaveProperty([$ref.replace('#/components/schemas/', '')]);
  }
});

test('no name stands for two schemas', () => {
  const { components } = document();
  const bodies = Object.keys(components.schemas);
  expect(new Set(bodies.map((name) => name.toLowerCase())).size).toBe(bodies.length);
});

test('the document says where the API is and how one signs in', () => {
  const { servers, components } = document();
  expect(servers).toMatchObject([
    { url: 'https://{domain}/api', variables: { domain: { default: expect.any(String) } } },
  ]);
  expect(openapi('https://sevenhands.test/api').servers).toEqual([
    { url: 'https://sevenhands.test/api' },
  ]);
  const { description } = components.securitySchemes.accessToken;
  for (const word of ['/config.json', 'userPoolClientId', 'USER_SRP_AUTH', '15 minutes'])
    expect(description).toContain(word);
});

test('a client that a library makes of the document signs in, saves a number, reads results and gets problems', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { AccessToken } = await app.stack.auth.tokensOf('ada@example.com');
  const library = new OpenAPIClientAxios({
    definition: document() as Definition,
    withServer: { url: app.stack.apiUrl },
    axiosConfigDefaults: { validateStatus: () => true },
  });
  const client = await library.init();
  const signedOut = await client['account.get']?.();
  expect(signedOut).toMatchObject({ status: 401, data: { code: 'signed-out' } });

  client.defaults.headers.common.Authorization = `Bearer ${AccessToken}`;
  const business_id = ada.businessId;
  const account = await client['account.get']?.();
  expect(account?.data.account.active_business_id).toBe(business_id);
  const saved = await client['numbers.save']?.(
    { business_id },
    { today: utcToday(), numbers: [{ id: 'owner_pay', value: '4000' }] },
  );
  expect(saved?.status).toBe(200);
  const results = await client['results.get']?.({ business_id });
  expect(results?.data).toMatchObject({ today: utcToday(), month: { reminders: 0 } });
  const foreign = await client['results.get']?.({ business_id: crypto.randomUUID() });
  expect(foreign).toMatchObject({ status: 404, data: { code: 'not-found' } });
  const wrong = await client['results.get']?.({ business_id: 'mine' });
  expect(wrong).toMatchObject({ status: 400, data: { code: 'invalid' } });
});
