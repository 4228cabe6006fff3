import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { ulid } from 'ulid';

type Asker = { token: string; businessId: string };
/** Returns the request body of a question. */
export const questionOf = ({ businessId }: Pick<Asker, 'businessId'>, more: object = {}) =>
  JSON.stringify({
    message_id: ulid(),
    chat_id: randomUUID(),
    business_id: businessId,
    helper_id: 'sales',
    text: 'How do I follow up on a quote of $480?',
    ...more,
  });
export const headersOf = ({ token }: Pick<Asker, 'token'>) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  accept: 'text/event-stream',
});

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** The times of a stream until its first text and until its end, and whether it had a done event. */
export type Stream = { firstMs: number; allMs: number; done: boolean; status: number };

/** Asks one question and reads its answer to the end. */
export const stream = (api: string, asker: Asker, more: object = {}) =>
  new Promise<Stream>((resolve, reject) => {
    const start = performance.now();
    const sent = request(
      `${api}/chat`,
      { method: 'POST', agent, headers: headersOf(asker) },
      (response) => {
        let firstMs = 0;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          firstMs ||= performance.now() - start;
          text = (text + chunk).slice(-200_000);
        });
        response.on('end', () => {
          const done = /event: ?done/.test(text);
          resolve({
            firstMs,
            allMs: performance.now() - start,
            done,
            status: response.statusCode ?? 0,
          });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(questionOf(asker, more));
  });

/** Returns the time of a question without a stream, and its status. */
export const timed = (url: string, token: string) =>
  new Promise<{ ms: number; status: number }>((resolve, reject) => {
    const start = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ ms: performance.now() - start, status: response.statusCode ?? 0 }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Returns the rounded quantile. */
export const quantile = (values: readonly number[], part: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};
