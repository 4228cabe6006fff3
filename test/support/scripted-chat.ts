import { vi } from 'vitest';
import type { Turn } from '#shared/domain/chat.ts';
import type { Question } from '#web/features/chat/ask.ts';

/** What a scripted server does with one request. */
type Scene = (question: Question) => Response | Promise<Response>;
type Event = [event: string, data: unknown];

const bytes = new TextEncoder();
const line = ([event, data]: Event) =>
  bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** An answer as the server streams it, sent by hand: for moments no back end can be stopped at. */
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
    /** More of an answer that is one text. */
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
    prompt: question.prompt ? { ...question.prompt, title: 'Win back quiet customers' } : null,
    content,
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
  const { suggestedHelperId, facts, decisions } = turn;
  return ['done', { content, suggestedHelperId, facts, decisions, quota, turn, saved }];
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

/** A problem before anything was answered. */
export const refuses =
  (status: number, code: string, title = 'No'): Scene =>
  () =>
    new Response(JSON.stringify({ code, title }), { status });

export const unreachable: Scene = () => Promise.reject(new TypeError('Failed to fetch'));

/** Plays the server of a chat scene by scene; the last scene repeats. Answers what was asked, in order. */
export const playServer = (...scenes: Scene[]) => {
  const asked: (Question & { at: number; signal: AbortSignal | null | undefined })[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body: sent, signal } = {}) => {
    if (isStop(url)) return stopped();
    const question = JSON.parse(String(sent)) as Question;
    asked.push({ ...question, at: Date.now(), signal });
    const scene = scenes.length > 1 ? scenes.shift() : scenes[0];
    if (!scene) throw new Error('The server has no scene for this');
    const { body: stream, status, headers } = await scene(question);
    // What fetch does with a request that is aborted while its answer arrives.
    const body = stream?.pipeThrough(new TransformStream(), { ...(signal && { signal }) }) ?? null;
    return new Response(body, { status, headers });
  });
  return asked;
};

/** Whether a request says that an answer was stopped. */
export const isStop = (url: unknown) => String(url).endsWith('/stop');

/** What the server says to that. */
export const stopped = () => Response.json({ id: crypto.randomUUID() });
