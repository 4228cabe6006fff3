import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { edgeFunctionCode } from '#infra/stacks/api/edge-function.ts';
import { appPaths, publicPaths } from '#shared/web-paths.ts';

/** Runs a CloudFront function the way CloudFront does: a script without modules whose `handler` gets the event. */
const run = <T>(name: 'viewer-request' | 'viewer-response', event: object): T =>
  runInNewContext(`${edgeFunctionCode(name)}; handler(event)`, { event });
const fileFor = (uri: string) => run<{ uri: string }>('viewer-request', { request: { uri } }).uri;

describe('CloudFront finds the file of an address', () => {
  test.each(publicPaths.map((path) => [path]))('%s has a page of its own', (path) => {
    expect(fileFor(path)).toBe(path === '/' ? '/index.html' : `${path}/index.html`);
  });

  test.each(appPaths.flatMap((path) => [[path], [`${path}/marketing/x`], [`${path}/`]]))(
    '%s opens the app',
    (path) => expect(fileFor(path)).toBe('/app.html'),
  );

  test.each([
    ['/nothing-here'],
    ['/dashboards'],
    ['/pricing/x'],
    ['/..'],
    ['/%2e%2e/admin'],
    ['//'],
  ])('%s is never the app by accident', (path) => expect(fileFor(path)).not.toBe('/app.html'));

  test.each([['/assets/app-1.js'], ['/config.json'], ['/favicon.svg'], ['/404.html']])(
    '%s is itself',
    (path) => expect(fileFor(path)).toBe(path),
  );

  test('an address nobody knows gets the page for lost visitors', () => {
    expect(fileFor('/nothing-here')).toBe('/404.html');
  });
});

describe('the page for lost visitors', () => {
  const answer = (headers: object) =>
    run<{ statusCode: number; headers: object }>('viewer-response', {
      request: { uri: '/404.html' },
      response: { statusCode: 200, headers },
    });

  test('is answered with 404, and its mark does not leave the house', () => {
    const { statusCode, headers } = answer({ 'x-amz-meta-lost': { value: '1' }, etag: {} });
    expect(statusCode).toBe(404);
    expect(Object.keys(headers)).toEqual(['etag']);
  });

  test('is the only one: every other file keeps its status', () => {
    expect(answer({ etag: {} }).statusCode).toBe(200);
  });
});

test('both functions fit into CloudFront and use nothing it does not have', () => {
  for (const name of ['viewer-request', 'viewer-response'] as const) {
    const code = edgeFunctionCode(name);
    expect(code.length).toBeLessThan(10_000);
    expect(code).not.toMatch(/\bimport\b|\bexport\b|\brequire\(|\?\?|\?\.|=> *\{[^}]*\bawait\b/);
    expect(code).toContain('handler');
  }
});
