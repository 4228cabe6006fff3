import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery } from './delivery.ts';

const maxTries = 5;

type SenderOptions = {
  /** Sends a delivery once; resolves to whether it was accepted. */
  readonly post: (delivery: Delivery) => Promise<boolean>;
  /** Wait before the second try; doubles with each one. */
  readonly retryMs: number;
};

/** Sends deliveries one after another, each after the first try of the one before it, and retries those that fail. */
export const createSender = ({ post, retryMs }: SenderOptions) => {
  const running = new Set<Promise<void>>();
  let closed = false;
  let lastTry: Promise<unknown> = Promise.resolve();

  const retry = async (delivery: Delivery) => {
    while (!closed && delivery.tries < maxTries) {
      await sleep(retryMs * 2 ** (delivery.tries - 1));
      if (closed || (await post(delivery))) return;
    }
    delivery.state = 'given-up';
  };

  const track = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  return {
    send: (delivery: Delivery, delayMs: number) => {
      const firstTry = lastTry.then(async () => {
        if (delayMs) await sleep(delayMs);
        return closed || post(delivery);
      });
      lastTry = firstTry.catch(() => {});
      track(
        firstTry.then(async (done) => {
          if (!done) await retry(delivery);
        }),
      );
    },
    /** Resolves once no delivery is under way. */
    settled: async () => {
      while (running.size) await Promise.all(running);
    },
    close: () => {
      closed = true;
    },
  };
};
