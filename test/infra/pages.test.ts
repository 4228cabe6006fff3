import { beforeAll, describe, expect, test } from 'vitest';
import { type EdgeFunctionName, edgeFunctionCode } from '#infra/stacks/api/edge-function-code.ts';
import { appPaths, publicPaths, sharePath } from '#shared/web-paths.ts';
import { runInNjs } from '#test/support/tools/njs.ts';

/** Runs a CloudFront function like CloudFront: a strict script without modules whose `handler` gets the event. */
const run = <T>(name: EdgeFunctionName, event: object) =>
  runInNjs(
    `'use strict'; ${edgeFunctionCode(name)}; console.log(JSON.stringify(handler(${JSON.stringify(event)})))`,
  ) as T;
/** The file of each address that is asked for below, from one run. */
const files = new Map<string, string>();
const unknownPaths = ['/nothing-here', '/dashboards', '/pricing/x', '/..', '/%2e%2e/admin', '//'];
const served = ['/assets/app-1.js', '/config.json', '/favicon.ico', '/404.html'];
const ofTheApp = appPaths.flatMap((path) => [path, `${path}/marketing/x`, `${path}/`]);
beforeAll(() => {
  const paths = [...publicPaths, ...ofTheApp, ...unknownPaths, ...served, sharePath];
  const events = JSON.stringify(paths.map((uri) => ({ request: { uri } })));
  const found = runInNjs(
    `'use strict'; ${edgeFunctionCode('viewer-request')}; console.log(JSON.stringify(${events}.map((event) => handler(event).uri)))`,
  ) as string[];
  for (const [nth, path] of paths.entries()) files.set(path, found[nth] ?? 'none');
});
const fileFor = (uri: string) => files.get(uri);

describe('CloudFront finds the file of an address', () => {
  test.each(publicPaths.map((path) => [path]))('%s has a page of its own', (path) => {
    expect(fileFor(path)).toBe(path === '/' ? '/index.html' : `${path}/index.html`);
  });

  test.each(ofTheApp)('%s opens the app', (path) => expect(fileFor(path)).toBe('/app.html'));

  test.each(unknownPaths)('%s does not open the app', (path) => {
    expect(fileFor(path)).toBeTypeOf('string');
    expect(fileFor(path)).not.toBe('/app.html');
  });

  test.each(served)('%s is served unchanged', (path) => expect(fileFor(path)).toBe(path));

  test('an unknown address gets the not-found page', () => {
    expect(fileFor('/nothing-here')).toBe('/404.html');
  });
});

test('a share target request without a service worker gets the page that asks again, unread; other posts are refused', () => {
  const post = (uri: string) => run('viewer-request', { request: { uri, method: 'POST' } });
  expect(post(sharePath)).toEqual({
    statusCode: 303,
    statusDescription: 'See Other',
    headers: { location: { value: sharePath } },
  });
  expect(post('/dashboard')).toMatchObject({ uri: '/app.html' });
  expect(fileFor(sharePath)).toBe('/app.html');
});

describe('the not-found page', () => {
  const answer = (headers: object) =>
    run<{ statusCode: number; headers: object }>('viewer-response', {
      request: { uri: '/404.html' },
      response: { statusCode: 200, headers },
    });

  test('is returned with 404, and the header that marks it is removed', () => {
    const { statusCode, headers } = answer({ 'x-amz-meta-lost': { value: '1' }, etag: {} });
    expect(statusCode).toBe(404);
    expect(Object.keys(headers)).toEqual(['etag']);
  });

  test('is the only one: every other file keeps its status', () => {
    expect(answer({ etag: {} }).statusCode).toBe(200);
  });
});
