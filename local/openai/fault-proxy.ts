import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody } from '../http-server.ts';
import type { ChatRequest } from './chat-request.ts';
import { createCacheMeter, withUsage } from './prompt-cache-meter.ts';

/**
 * What goes wrong with one request. status: refused with it · silent: accepted, and never a word · stall: nothing more
 * after that many events · drip: one event at a time, so far apart · cut: the connection breaks after that many events ·
 * garbled: events that are no JSON ·
 * empty, malformed: a useless reply · length, filter: a reply that ended early · refusal: the model declines.
 */
export type AiFault =
  | { kind: 'status'; status: number }
  | { kind: 'stall'; after: number }
  | { kind: 'cut'; after: number }
  | { kind: 'drip'; everyMs: number }
  | { kind: 'silent' | 'garbled' | 'empty' | 'malformed' | 'length' | 'filter' | 'refusal' };

/** Asked before every request; answering nothing lets it through. */
export type AiFaultHook = (request: ChatRequest) => AiFault | undefined;

/** One request as the provider saw it. */
export type AiRequest = { readonly path: string; readonly body: ChatRequest; readonly at: number };

export type Journal = AiRequest[];

/** The door in front of the stand-in: it writes the journal and breaks what a test wants broken. */
export const createFaultProxy = (
  forward: (
    path: string,
    asked: ChatRequest,
    fault: AiFault | undefined,
    signal: AbortSignal,
  ) => Promise<Response>,
  take: AiFaultHook,
  journal: Journal,
  transcribe: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener => {
  const countTokens = createCacheMeter();
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.endsWith('/audio/transcriptions')) {
      const broken = take({ messages: [] });
      if (broken?.kind === 'status') return refuse(response, broken.status);
      return broken?.kind === 'silent' ? undefined : transcribe(request, response);
    }
    const body = await readBody(request);
    if (!body) return void response.destroy();
    const path = request.url ?? '/';
    const asked = JSON.parse(body.toString() || '{}') as ChatRequest;
    journal.push({ path, body: asked, at: Date.now() });
    const fault = take(asked);
    if (fault?.kind === 'status') return refuse(response, fault.status);
    if (fault?.kind === 'silent') return;
    if (fault?.kind === 'garbled') return garble(response);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const answer = await forward(path, asked, fault, gone.signal);
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    });
    const usage = countTokens(asked);
    await pass(answer, response, fault, (event) => withUsage(event, usage));
  };
  return (request, response) => {
    serve(request, response).catch(() => response.destroy());
  };
};

const pass = async (
  answer: Response,
  response: ServerResponse,
  fault: AiFault | undefined,
  change: (event: string) => string,
) => {
  const limit = fault && 'after' in fault ? fault.after : Number.POSITIVE_INFINITY;
  if (limit === 0) return stop(response, fault);
  let passed = 0;
  for await (const event of eventsOf(answer)) {
    if (fault?.kind === 'drip') await sleep(fault.everyMs);
    response.write(change(fault?.kind === 'refusal' ? asRefusal(event) : event));
    passed += 1;
    if (passed >= limit) return stop(response, fault);
  }
  response.end();
};

/** The words of an event as a refusal; the model behind this door can only answer. */
const asRefusal = (event: string) => event.replace(/("delta":\{[^}]*?)"content":/, '$1"refusal":');

/** A stalled answer stays open until the caller gives up; a cut one ends without a goodbye. */
const stop = (response: ServerResponse, fault: AiFault | undefined) => {
  if (fault?.kind === 'stall') return response.flushHeaders();
  // What was written leaves the machine first, so that the number of events is exact.
  setImmediate(() => response.destroy());
};

async function* eventsOf(answer: Response) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of answer.body ?? []) {
    rest += decoder.decode(bytes as Uint8Array, { stream: true });
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) yield `${event}\n\n`;
  }
  if (rest) yield rest;
}

const garble = (response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/event-stream' })
    .end('data: {"choices":[{"delta":{"content":"Cal\n\ndata: [DONE]\n\n');

/** The codes by which OpenAI names these refusals. */
const codes: Readonly<Record<number, string>> = { 401: 'invalid_api_key', 404: 'model_not_found' };

const refuse = (response: ServerResponse, status: number) => {
  const code = codes[status] ?? null;
  const type = status === 429 ? 'rate_limit_error' : 'server_error';
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(status === 429 && { 'retry-after': '0' }),
    })
    .end(
      JSON.stringify({
        error: { message: `The local model answers ${status} on purpose`, type, code },
      }),
    );
};
