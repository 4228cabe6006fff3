import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lambdaSources } from '#infra/build/lambda-sources.ts';
import { features, operations } from '#shared/contract/index.ts';
import { pathKeys } from '#shared/contract/route.ts';
import { openapi } from '#shared/openapi.ts';

test('every feature of the contract is a Lambda', () => {
  const lambdas = Object.keys(lambdaSources()).filter((name) => !name.startsWith('on-'));
  expect(lambdas.sort()).toEqual([...features].sort());
});

test('no two operations share a method and path', () => {
  const routes = operations.map(({ route }) => `${route.method} ${route.path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

test('path parameters are plain strings, so they can be in a URL', () => {
  for (const { route } of operations)
    for (const key of pathKeys(route)) expect(route.input.shape).toHaveProperty(key);
});

test('the committed OpenAPI document matches the contract', () => {
  const committed = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openapi())));
});
