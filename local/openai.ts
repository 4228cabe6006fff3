import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import { type LocalServer, listen } from './http-server.ts';
import { answerTo } from './openai/answer-content.ts';
import type { ChatRequest } from './openai/chat-request.ts';
import {
  type AiFault,
  type AiFaultHook,
  createFaultProxy,
  type Journal,
} from './openai/fault-proxy.ts';
import { createTranscriber, type HeardFile, type Script } from './openai/transcriptions.ts';

export type LocalOpenai = LocalServer & {
  /** What the SDK takes as its base URL. */
  readonly baseUrl: string;
  /** Every request since the start or the last `forget`, oldest first. */
  readonly requests: () => Readonly<Journal>;
  readonly forget: () => void;
  /** Breaks the next requests, one fault each, in this order. */
  readonly fail: (...faults: AiFault[]) => void;
  /** Lets a hook break requests from now on; answers a function that mends everything again. */
  readonly inject: (hook: AiFaultHook) => () => void;
  /** Answers requests with this text (the model's raw content) until called without one. */
  readonly say: (content?: string | ((request: ChatRequest) => string)) => void;
  /** The recordings that came in since the start or the last `forget`, oldest first. */
  readonly heard: () => readonly HeardFile[];
  /** Writes recordings down as this until called without a script. */
  readonly hear: (script?: Script) => void;
};

export type OpenaiOptions = {
  port?: number;
  /** Wait before the first words and between them, as a model in the cloud takes; 0 answers at once. */
  firstWordsMs?: number;
  betweenMs?: number;
};

/** Starts a chat model on this machine that streams prepared advice about the business in the prompt. */
export const startOpenai = async ({
  port = 0,
  firstWordsMs = 0,
  betweenMs = 0,
}: OpenaiOptions = {}): Promise<LocalOpenai> => {
  const journal: Journal = [];
  const faults: AiFault[] = [];
  let hook: AiFaultHook | undefined;
  let script: string | ((request: ChatRequest) => string) | undefined;

  const model = await startModel(firstWordsMs, betweenMs, (request) =>
    typeof script === 'function' ? script(request) : (script ?? answerTo(request)),
  );
  const transcriber = createTranscriber();
  const front = createFaultProxy(
    forwardTo(model),
    (asked) => faults.shift() ?? hook?.(asked),
    journal,
    transcriber.serve,
  );
  const server = await listen(front, { port, variable: 'OPENAI_PORT', stays: 'openai' });
  return {
    url: server.url,
    baseUrl: `${server.url}/v1`,
    requests: () => journal,
    forget: () => {
      journal.length = 0;
      transcriber.forget();
    },
    fail: (...next) => {
      faults.push(...next);
    },
    inject: (next) => {
      hook = next;
      return () => {
        hook = undefined;
      };
    },
    say: (content) => {
      script = content;
    },
    heard: transcriber.heard,
    hear: transcriber.say,
    close: async () => {
      await server.close();
      await model.stop();
    },
  };
};

const startModel = async (
  firstWordsMs: number,
  betweenMs: number,
  contentOf: (request: ChatRequest) => string,
) => {
  const model = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent', strict: true });
  const reply = (asked: ChatCompletionRequest) =>
    spoil(contentOf(asked as unknown as ChatRequest), asked.local_fault);
  model.on({ predicate: () => true }, reply, {
    chunkSize: 14,
    ...(betweenMs > 0 && { latency: betweenMs }),
    ...(firstWordsMs > 0 && { chaos: { latencyMs: firstWordsMs } }),
  });
  await model.start();
  return model;
};

/** The stand-in sees only the request, so a fault of its own making travels in it. */
const forwardTo =
  (model: LLMock) =>
  (path: string, asked: ChatRequest, fault: AiFault | undefined, signal: AbortSignal) =>
    fetch(model.url + path, {
      method: 'POST',
      body: JSON.stringify({ ...asked, local_fault: fault?.kind }),
      headers: { 'content-type': 'application/json', authorization: 'Bearer sk-local' },
      signal,
    });

const spoil = (content: string, fault: unknown) => {
  const half = content.slice(0, content.length / 2);
  if (fault === 'refusal') return { content: "I can't help with that." };
  if (fault === 'empty') return { content: '' };
  if (fault === 'malformed') return { content: half };
  if (fault === 'length') return { content: half, finishReason: 'length' };
  if (fault === 'filter') return { content: '', finishReason: 'content_filter' };
  return { content };
};
