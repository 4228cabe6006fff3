import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildLambdas, bundleSizes } from '#infra/build/index.ts';
import { lambdaSources } from '#infra/build/lambda-sources.ts';
import { backgroundNames, type LambdaName } from '#infra/lambda-names.ts';
import type { Permissions } from '#infra/permission-types.ts';
import { lambdaPermissions } from '#infra/permissions.ts';
import { features, operations, routesOf } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { needsOf } from './needs.ts';

const names: LambdaName[] = [...features, ...backgroundNames];
/** The bundles that `npm run build` left. */
const built = fileURLToPath(new URL('../../.build', import.meta.url));
const shipped: Metafile = JSON.parse(readFileSync(join(built, 'meta.json'), 'utf8'));
const readable = mkdtempSync(join(tmpdir(), 'sevenhands-bundles-'));

beforeAll(async () => {
  await buildLambdas(readable, { minify: false });
}, 60_000);

test('every Lambda of the stacks has code, and every entry point has a Lambda', () => {
  expect(Object.keys(lambdaSources()).sort()).toEqual([...names].sort());
});

/**
 * In KB. The deletion job contains the clients of six services, and its start time does not matter; the operator's desk
 * contains those of four, and few people wait for it. AI apps are served with the official library of their protocol, and nobody
 * looks at a page while one calls.
 */
const limits: Partial<Record<LambdaName, number>> = {
  admin: 850,
  chat: 950,
  mcp: 850,
  'on-deletion': 950,
};

describe('a bundle stays small, so that a cold start stays short', () => {
  test.each(names)('%s', (name) => {
    expect(bundleSizes(shipped)[name]).toBeLessThanOrEqual((limits[name] ?? 700) * 1024);
  });

  test('the catalogue texts are in files beside the bundles that use them, and inside none', () => {
    const inside = Object.values(shipped.outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter((path) =>
        /shared\/catalogue\/(?!load\/)[\w-]+\/|quick-starts/.test(path),
      ),
    );
    expect(inside).toEqual([]);
    const texts = readdirSync(built, { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.cjs') && !path.endsWith('index.cjs'));
    expect(texts.sort()).toEqual([
      'admin/starter-prompts/shipped.cjs',
      ...[
        ...helperIds,
        'helper-briefs',
        'check-tried-answer',
        'kits-and-dangers-bundle',
        'trade-seasons',
      ]
        .map((id) => `chat/catalogue/${id}.cjs`)
        .sort(),
      'checkIn/catalogue/trade-seasons.cjs',
      'on-check-ins/catalogue/trade-seasons.cjs',
      'on-deploy/starter-prompts/shipped.cjs',
      'week/catalogue/trade-seasons.cjs',
    ]);
  });

  test('no bundle contains the texts of other languages', () => {
    const carried = Object.values(shipped.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput ? [path] : [])),
    );
    expect(carried.filter((path) => /zod.*locales\/(?!en\.)/.test(path))).toEqual([]);
  });

  test('no bundle contains the credential lookup outside the environment', () => {
    const carried = Object.values(shipped.outputs).flatMap(({ inputs }) => Object.keys(inputs));
    expect(carried.filter((path) => /credential-provider-(sso|ini|process)/.test(path))).toEqual(
      [],
    );
  });
});

describe('a Lambda may do exactly what its code does', () => {
  const inOrder = ({ table, pool, secrets, reach: _, ...rest }: Permissions) => ({
    ...rest,
    table: [...table].sort(),
    ...(pool && { pool: [...pool].sort() }),
    ...(secrets && { secrets: [...secrets].sort() }),
  });
  test.each(names)('%s', (name) => {
    expect(inOrder(lambdaPermissions[name])).toEqual(inOrder(needsOf(readable, name)));
  });

  test.each(names.filter((name) => lambdaPermissions[name].reach))(
    '%s has a place to reach for each of its actions',
    (name) => {
      const { table, reach = [] } = lambdaPermissions[name];
      expect([...new Set(reach.flatMap(({ actions }) => actions))].sort()).toEqual(
        [...table].sort(),
      );
    },
  );

  test('every Lambda of which all routes are open reaches named partitions only', () => {
    const open = features.filter((name) =>
      Object.values(routesOf[name]).every(({ access }: Route) => access === 'anyone'),
    );
    expect(open).toEqual(['webhooks', 'links', 'forms', 'codes', 'health', 'oauth', 'mcp']);
    for (const name of open)
      expect(
        lambdaPermissions[name].table.length === 0 || lambdaPermissions[name].reach,
      ).toBeTruthy();
  });

  test('no open route but the payment provider’s shares a Lambda with routes of owners', () => {
    const shared = operations.filter(
      ({ feature, route }) =>
        route.access === 'anyone' &&
        Object.values(routesOf[feature]).some(({ access }: Route) => access !== 'anyone'),
    );
    expect(shared.map(({ feature, operation }) => `${feature}.${operation}`)).toEqual([
      'billing.webhook',
    ]);
  });
});
