import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody } from '../http-server.ts';
import { apiVersion } from './objects.ts';
import { StripeRefusal } from './refusal.ts';
import { parseForm } from './request-form.ts';
import { findRoute, type Route } from './routes/route.ts';
import type { Store } from './store.ts';

export type StripeCall = { readonly method: string; readonly path: string };
/**
 * status: refused with it, nothing done · lost: done, but the answer never arrives · delayMs: done late ·
 * sentAfter: done at once, and the answer is sent when the promise of this function resolves.
 */
export type StripeFault =
  | { status: number }
  | 'lost'
  | { delayMs: number }
  | { sentAfter: () => Promise<unknown> };
/** Asked before every call; it may change things itself before the call goes on. */
export type StripeHook = (
  call: StripeCall,
) => StripeFault | undefined | Promise<StripeFault | undefined>;

/** Answers the provider's API: key, idempotency, form bodies, refusals in its own shape. */
export const createStripeApi = (
  store: Store,
  routes: readonly Route[],
  secretKey: string,
  hook: () => StripeHook | undefined,
) => {
  const answer = (request: IncomingMessage, url: URL, body: string) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeRefusal(401, 'Invalid API Key provided');
    const route = findRoute(routes, request.method ?? 'GET', url.pathname);
    if (!route)
      throw new StripeRefusal(
        404,
        `Unrecognized request URL (${request.method}: ${url.pathname}): not in the local stand-in.`,
      );
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    return onceForKey(store, typeof key === 'string' ? key : undefined, url.pathname, body, () => {
      const form = parseForm(request.method === 'GET' ? url.search.slice(1) : body);
      return structuredClone(route.answer(form, route.id));
    });
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const body = (await readBody(request, 2 ** 20))?.toString() ?? '';
    const send = (status: number, content: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'request-id': store.newId('req'),
          'stripe-version': apiVersion,
          ...headers,
        })
        .end(JSON.stringify(content));
    const fault = await hook()?.({ method: request.method ?? 'GET', path: url.pathname });
    if (typeof fault === 'object' && 'status' in fault)
      return send(fault.status, { error: { type: 'api_error', message: 'Broken on purpose' } });
    if (typeof fault === 'object' && 'delayMs' in fault) await sleep(fault.delayMs);
    try {
      const made = answer(request, url, body);
      if (fault === 'lost') return response.destroy();
      if (typeof fault === 'object' && 'sentAfter' in fault) await fault.sentAfter();
      send(200, made.body, made.replayed ? { 'idempotent-replayed': 'true' } : {});
    } catch (error) {
      if (error instanceof StripeRefusal) return send(error.status, error.body);
      console.error('[stripe]', request.method, url.pathname, error);
      send(500, { error: { type: 'api_error', message: String(error) } });
    }
  };
};

/** Answers a repeated key with its first answer; refuses one that comes with other parameters. */
const onceForKey = (
  store: Store,
  key: string | undefined,
  path: string,
  body: string,
  make: () => object,
) => {
  const id = createHash('sha256').update(`${path} ${body}`).digest('hex');
  const before = key === undefined ? undefined : store.idempotent[key];
  if (before && before.request !== id)
    throw new StripeRefusal(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
  if (before) return { body: before.answer, replayed: true };
  const answer = make();
  if (key !== undefined) {
    store.idempotent[key] = { request: id, answer };
    store.save();
  }
  return { body: answer, replayed: false };
};
