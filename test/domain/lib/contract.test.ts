import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features, operations } from '#shared/contract/index.ts';
import { pathKeys } from '#shared/contract/route.ts';
import { openapi } from '#shared/openapi.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('every operation of the contract is a file of its feature', () => {
  const files = globSync('functions/*/*.ts');
  const missing = operations
    .map(({ feature, operation }) => `functions/${feature}/${kebab(operation)}.ts`)
    .filter((file) => !files.includes(file));
  expect(missing).toEqual([]);
});

test('every feature of the contract is a Lambda', () => {
  const lambdas = globSync('functions/*/index.ts').map((file) => file.split('/')[1]);
  expect(lambdas.sort()).toEqual([...features].sort());
});

test('no two operations share a method and path', () => {
  const routes = operations.map(({ route }) => `${route.method} ${route.path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

test('what travels in a path is plain text, so it can be sent in a URL', () => {
  for (const { route } of operations)
    for (const key of pathKeys(route)) expect(route.input.shape).toHaveProperty(key);
});

test('the committed OpenAPI document is the one the contract makes', () => {
  const committed = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openapi())));
});
