import { Writable } from 'node:stream';

/**
 * The part of the Lambda runtime that streams, as aws-lambda-ric does it: a streaming handler is marked with a symbol,
 * and what it declares about the answer travels in front of the bytes as JSON and eight NUL bytes.
 */

const streaming = Symbol.for('aws.lambda.runtime.handler.streaming');
/** The content type that says a JSON prelude comes first. */
export const preludeType = 'application/vnd.awslambda.http-integration-response';

type Sink = { write: (bytes: Buffer, contentType: string) => Promise<void>; end: () => void };
export type Handler = (event: object, ...rest: unknown[]) => Promise<unknown>;

/** Whether a handler writes to a stream instead of answering a value. */
export const isStreaming = (handler: Handler) => streaming in handler;

/** What the runtime hands a streaming handler to write to. */
export class ResponseStream extends Writable {
  private readonly sink: Sink;
  private contentType = 'application/octet-stream';
  private prelude: Buffer | undefined;
  private started = false;

  constructor(sink: Sink) {
    super({ highWaterMark: 64 * 1024 });
    this.sink = sink;
  }

  setContentType(type: string) {
    if (this.started) throw new Error('Cannot set content-type, too late.');
    this.contentType = type;
  }

  setPrelude(prelude: object) {
    this.setContentType(preludeType);
    this.prelude = Buffer.concat([Buffer.from(JSON.stringify(prelude)), Buffer.alloc(8)]);
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void) {
    const first = this.started ? undefined : this.prelude;
    this.started = true;
    this.sink
      .write(first ? Buffer.concat([first, chunk]) : chunk, this.contentType)
      .then(() => done(), done);
  }

  override _final(done: () => void) {
    this.sink.end();
    done();
  }
}

/** Puts the global in place that the runtime offers. Must run before a handler is imported: it is read while modules load. */
export const installRuntime = () => {
  const runtime = globalThis as { awslambda?: object };
  // The AWS SDK may have put a store of its own there before us.
  runtime.awslambda = Object.assign(runtime.awslambda ?? {}, {
    streamifyResponse: (handler: Handler) => Object.assign(handler, { [streaming]: 'response' }),
    HttpResponseStream: {
      from: (stream: ResponseStream, prelude: object) => {
        stream.setPrelude(prelude);
        return stream;
      },
    },
  });
};

/** The second argument of every handler. */
export const contextOf = (feature: string, requestId: string, limitMs: number) => {
  const end = Date.now() + limitMs;
  return {
    awsRequestId: requestId,
    functionName: `sevenhands-local-${feature}`,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:sevenhands-local-${feature}`,
    memoryLimitInMB: '512',
    logGroupName: 'local',
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => end - Date.now(),
  };
};
