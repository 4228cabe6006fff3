import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { apiVersion, type Event, shown } from './objects.ts';
import type { Store } from './store.ts';

/** How webhooks travel. Real ones may come late, twice, in another order, or not at all. */
export type WebhookMode = {
  readonly delayMs: number;
  readonly copies: number;
  /** hold: events wait until they are released, and then go out in this order. */
  readonly order: 'as-they-happen' | 'hold' | 'hold-reversed' | 'hold-shuffled';
  readonly drop: boolean;
};
export const normalMode: WebhookMode = {
  delayMs: 0,
  copies: 1,
  order: 'as-they-happen',
  drop: false,
};

export type Delivery = {
  readonly event: Event;
  readonly url: string;
  tries: number;
  /** The last answer's status; 0 when nobody answered, undefined before the first try. */
  status?: number;
  state: 'waiting' | 'held' | 'dropped' | 'delivered' | 'given-up';
};

const mostTries = 5;
const keptDeliveries = 500;
const signer = new Stripe('sk_test_local');

/** Sends signed events to every endpoint, tries again after a failure, and misbehaves when told to. */
export type Webhooks = ReturnType<typeof createWebhooks>;

export const createWebhooks = (store: Store, { retryMs = 200 }: { retryMs?: number } = {}) => {
  let mode = normalMode;
  let held: Delivery[] = [];
  let closed = false;
  const deliveries: Delivery[] = [];
  const running = new Set<Promise<void>>();
  /** Without other orders events go out one after another, each new one behind the last first try. */
  let line: Promise<unknown> = Promise.resolve();

  const post = async (delivery: Delivery) => {
    const endpoint = store.all('webhook_endpoint').find(({ url }) => url === delivery.url);
    const payload = JSON.stringify(delivery.event);
    const signature = signer.webhooks.generateTestHeaderString({
      payload,
      secret: endpoint?.secret ?? '',
      timestamp: Math.floor(Date.now() / 1000),
    });
    delivery.tries += 1;
    const answer = await fetch(delivery.url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (local stand-in)',
      },
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    delivery.status = answer?.status ?? 0;
    if (answer?.ok) delivery.state = 'delivered';
    return delivery.state === 'delivered';
  };

  const again = async (delivery: Delivery) => {
    while (!closed && delivery.tries < mostTries) {
      await sleep(retryMs * 2 ** (delivery.tries - 1));
      if (closed || (await post(delivery))) return;
    }
    delivery.state = 'given-up';
  };

  const track = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  const send = (delivery: Delivery) => {
    const { delayMs } = mode;
    const first = line.then(async () => {
      if (delayMs) await sleep(delayMs);
      return closed || post(delivery);
    });
    line = first.catch(() => {});
    track(
      first.then(async (done) => {
        if (!done) await again(delivery);
      }),
    );
  };

  const note = (event: Event, url: string, state: Delivery['state']) => {
    const delivery: Delivery = { event, url, tries: 0, state };
    deliveries.unshift(delivery);
    deliveries.length = Math.min(deliveries.length, keptDeliveries);
    return delivery;
  };

  const dispatch = (event: Event) => {
    const endpoints = store
      .all('webhook_endpoint')
      .filter(
        ({ status, enabled_events: wanted }) =>
          status === 'enabled' && (wanted.includes('*') || wanted.includes(event.type)),
      );
    for (const { url } of endpoints)
      for (let copy = 0; copy < mode.copies; copy += 1) {
        if (mode.drop) note(event, url, 'dropped');
        else if (mode.order !== 'as-they-happen') held.push(note(event, url, 'held'));
        else send(note(event, url, 'waiting'));
      }
  };

  return {
    emit: (type: string, object: object, previous?: object) => {
      const event = store.make('event', {
        api_version: apiVersion,
        pending_webhooks: 1,
        type,
        request: { id: null, idempotency_key: null },
        data: {
          object: structuredClone(shown(object)),
          ...(previous && { previous_attributes: previous }),
        },
      } as Omit<Event, 'id' | 'object' | 'livemode' | 'created'>);
      dispatch(event);
    },
    mode: () => mode,
    setMode: (next: Partial<WebhookMode>) => {
      mode = { ...mode, ...next };
    },
    /** Lets held events go, in the order of the mode. */
    release: () => {
      const going = inOrder(held, mode.order);
      held = [];
      for (const delivery of going) {
        delivery.state = 'waiting';
        send(delivery);
      }
    },
    /** Sends an event once more to every endpoint. */
    resend: (id: string) => dispatch(store.get('event', id)),
    deliveries: (): readonly Delivery[] => deliveries,
    /** Resolves once nothing is on its way any more. */
    settled: async () => {
      while (running.size) await Promise.all(running);
    },
    close: () => {
      closed = true;
    },
  };
};

const inOrder = (held: Delivery[], order: WebhookMode['order']) => {
  if (order === 'hold-reversed') return held.toReversed();
  if (order === 'hold') return held;
  return held
    .map((delivery) => ({ delivery, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ delivery }) => delivery);
};
