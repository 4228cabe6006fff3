import { vi } from 'vitest';
import type { Turn } from '#shared/domain/chat/turn-schemas.ts';
import type { Question } from '#web/features/chat/question/ask-until-answered.ts';

/** The response of a scripted server to one request. */
type Scene = (question: Question) => Response | Promise<Response>;
type Event = [event: string, data: unknown];

const bytes = new TextEncoder();
const line = ([event, data]: Event) =>
  bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** An answer streamed event by event, for states in which no back end can be stopped. */
export const stream = () => {
  let out!: ReadableStreamDefaultController<Uint8Array>;
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      out = controller;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    /** Sends more of an answer with a single text part. */
    words: (text: string) => {
      const part = { kind: 'text', markdown: text };
      out.enqueue(line(isBegun ? ['delta', { index: 0, text }] : ['part', { index: 0, part }]));
      isBegun = true;
    },
    send: (...event: Event) => out.enqueue(line(event)),
    end: () => out.close(),
    cut: () => out.error(new TypeError('network error')),
  };
};

/** The last event of an answer. */
export const done = (question: Question, more: Partial<Turn> & { saved?: boolean } = {}): Event => {
  const { saved = false, content = 'Call them today.', ...rest } = more;
  const turn: Turn = {
    id: question.message_id,
    chat_id: question.chat_id,
    helper_id: question.helper_id,
    text: question.text ?? '',
    prompt: question.prompt
      ? { ...question.prompt, title: 'Win back quiet customers', lines: [] }
      : null,
    content,
    parts: content ? [{ kind: 'text', markdown: content }] : [],
    suggestedHelperId: null,
    facts: [],
    decisions: [],
    follow_up: null,
    feedback: null,
    created_at: new Date().toISOString(),
    answered_at: new Date().toISOString(),
    ...rest,
  };
  const quota = { unlimited: true, remaining: 1000 };
  return ['done', { quota, turn, saved }];
};

/** The whole answer at once. */
export const answers =
  (more: Parameters<typeof done>[1] = {}): Scene =>
  (question) => {
    const { response, send, end } = stream();
    send(...done(question, more));
    end();
    return response;
  };

/** A problem before any event. */
export const refuses =
  (status: number, code: string, title = 'No'): Scene =>
  () =>
    new Response(JSON.stringify({ code, title }), { status });

export const unreachable: Scene = () => Promise.reject(new TypeError('Failed to fetch'));

/** Plays the server of a chat, one scene per request; the last scene repeats. Returns the requests, in order. */
export const playServer = (...scenes: Scene[]) => {
  const asked: (Question & { at: number; signal: AbortSignal | null | undefined })[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body: sent, signal } = {}) => {
    if (isStop(url)) return stopped();
    const question = JSON.parse(String(sent)) as Question;
    asked.push({ ...question, at: Date.now(), signal });
    const scene = scenes.length > 1 ? scenes.shift() : scenes[0];
    if (!scene) throw new Error('The server has no scene for this');
    const { body: stream, status, headers } = await scene(question);
    // Like fetch when a request is aborted while its answer arrives.
    const body = stream?.pipeThrough(new TransformStream(), { ...(signal && { signal }) }) ?? null;
    return new Response(body, { status, headers });
  });
  return asked;
};

/** Whether a request reports that an answer was stopped. */
export const isStop = (url: unknown) => String(url).endsWith('/stop');

/** The server's response to such a report. */
export const stopped = () => Response.json({ id: crypto.randomUUID() });
