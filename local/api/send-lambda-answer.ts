import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { preludeType } from './lambda-runtime.ts';

const separator = Buffer.alloc(8);
const longestPrelude = 16 * 1024;
const longestAnswer = 6 * 2 ** 20;

/** Sends the answer of a Lambda that does not stream; throws when API Gateway would call it malformed. */
export const sendLambdaAnswer = (response: ServerResponse, result: unknown) => {
  if (!isResult(result)) throw new Error('Malformed Lambda proxy response');
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > longestAnswer) throw new Error('The answer of the Lambda is too large');
  writeHead(response, result);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json');
  response.end(body);
};

const isResult = (result: unknown): result is APIGatewayProxyResult =>
  typeof result === 'object' &&
  result !== null &&
  'statusCode' in result &&
  typeof result.statusCode === 'number' &&
  (!('body' in result) || result.body == null || typeof result.body === 'string');

/**
 * Passes a streamed answer on as it comes: the prelude becomes status and headers, the rest the body. A caller who
 * has gone away does not stop the Lambda: its bytes are thrown away, as in the cloud.
 */
export const createStreamedAnswer = (response: ServerResponse) => {
  let head = Buffer.alloc(0);
  let started = false;

  const pass = async (bytes: Buffer) => {
    if (response.destroyed || bytes.length === 0 || response.write(bytes)) return;
    const settled = new AbortController();
    await Promise.race([
      once(response, 'drain', { signal: settled.signal }),
      once(response, 'close', { signal: settled.signal }),
    ]).catch(() => {});
    settled.abort();
  };

  return {
    write: async (bytes: Buffer, contentType: string) => {
      if (started) return pass(bytes);
      if (contentType !== preludeType) {
        started = true;
        response.writeHead(200, { 'content-type': contentType });
        return pass(bytes);
      }
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf(separator);
      if (end < 0 && head.length > longestPrelude) throw new Error('The prelude has no end');
      if (end < 0) return;
      started = true;
      writeHead(response, JSON.parse(head.subarray(0, end).toString()) as APIGatewayProxyResult);
      response.flushHeaders();
      await pass(head.subarray(end + separator.length));
    },
    end: () => {
      if (!started) response.statusCode = head.length > 0 ? 502 : 200;
      response.end();
    },
  };
};

const writeHead = (
  response: ServerResponse,
  { statusCode, headers, multiValueHeaders }: APIGatewayProxyResult,
) => {
  if (response.headersSent) return;
  for (const [name, value] of Object.entries(headers ?? {}))
    response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(multiValueHeaders ?? {}))
    response.setHeader(name, values.map(String));
  response.statusCode = statusCode ?? 200;
};
