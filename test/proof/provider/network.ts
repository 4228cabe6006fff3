import { setTimeout as sleep } from 'node:timers/promises';

/** A network fault for one request between the page and the API. */
export type NetworkFault =
  /** The request never arrives. */
  | 'refused'
  /** The request arrives, and its response is lost. */
  | 'lost'
  /** A proxy in between responds with a page of its own. */
  | 'gateway'
  /** The response ends after that many events, normally or with an error. */
  | { cutAfter: number; quietly: boolean };

/** A `fetch` with the next fault of the list for each request. */
export const faultyFetch = (faults: (NetworkFault | undefined)[]): typeof fetch => {
  return async (input, init) => {
    const fault = faults.shift();
    if (fault === 'refused') throw new TypeError('Failed to fetch');
    if (fault === 'gateway') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    const response = await fetch(input, init);
    if (fault === undefined || !response.body) return response;
    if (fault === 'lost') {
      // The server continues without a reader.
      void response.body.cancel().catch(() => {});
      await sleep(1);
      throw new TypeError('Failed to fetch');
    }
    return new Response(cut(response.body, fault), response);
  };
};

const cut = (
  body: ReadableStream<Uint8Array>,
  { cutAfter, quietly }: { cutAfter: number; quietly: boolean },
) => {
  let events = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, controller) => {
        const text = new TextDecoder().decode(bytes);
        for (const event of text.split(/(?<=\n\n)/)) {
          if (events >= cutAfter) {
            if (quietly) return controller.terminate();
            return controller.error(new TypeError('network error'));
          }
          controller.enqueue(new TextEncoder().encode(event));
          events++;
        }
      },
    }),
  );
};
