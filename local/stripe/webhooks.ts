import { apiVersion, withoutLocalFields } from './objects.ts';
import type { ProviderEvent } from './page-and-webhook-objects.ts';
import type { Store } from './store.ts';
import {
  type Delivery,
  inOrder,
  normalMode,
  postDelivery,
  type WebhookMode,
} from './webhooks/delivery.ts';
import { createSender } from './webhooks/sender.ts';

const keptDeliveries = 500;

/** Sends signed events to every endpoint and retries; a mode delays, repeats, reorders or drops them. */
export type Webhooks = ReturnType<typeof createWebhooks>;

export const createWebhooks = (store: Store, { retryMs = 200 }: { retryMs?: number } = {}) => {
  let mode = normalMode;
  let held: Delivery[] = [];
  const deliveries: Delivery[] = [];
  const endpoints = () => store.all('webhook_endpoint');
  const sender = createSender({
    retryMs,
    post: (delivery) => {
      const endpoint = endpoints().find(({ url }) => url === delivery.url);
      return postDelivery(delivery, endpoint?.secret ?? '');
    },
  });

  const record = (event: ProviderEvent, url: string, state: Delivery['state']) => {
    const delivery: Delivery = { event, url, tries: 0, state };
    deliveries.unshift(delivery);
    deliveries.length = Math.min(deliveries.length, keptDeliveries);
    return delivery;
  };

  const dispatch = (event: ProviderEvent) => {
    for (const { url, status, enabled_events: types } of endpoints()) {
      if (status !== 'enabled' || !(types.includes('*') || types.includes(event.type))) continue;
      for (let copy = 0; copy < mode.copies; copy += 1) {
        if (mode.drop) record(event, url, 'dropped');
        else if (mode.order !== 'as-they-happen') held.push(record(event, url, 'held'));
        else sender.send(record(event, url, 'waiting'), mode.delayMs);
      }
    }
  };

  return {
    emit: (type: string, object: object, previous?: object) =>
      dispatch(store.make('event', eventFields(type, object, previous))),
    mode: () => mode,
    setMode: (next: Partial<WebhookMode>) => {
      mode = { ...mode, ...next };
    },
    /** Sends held events, in the order of the mode. */
    release: () => {
      const released = inOrder(held, mode.order);
      held = [];
      for (const delivery of released) {
        delivery.state = 'waiting';
        sender.send(delivery, mode.delayMs);
      }
    },
    /** Sends an event once more to every endpoint. */
    resend: (id: string) => dispatch(store.get('event', id)),
    deliveries: (): readonly Delivery[] => deliveries,
    settled: sender.settled,
    close: sender.close,
  };
};

const eventFields = (type: string, object: object, previous: object | undefined) =>
  ({
    api_version: apiVersion,
    pending_webhooks: 1,
    type,
    request: { id: null, idempotency_key: null },
    data: {
      object: structuredClone(withoutLocalFields(object)),
      ...(previous && { previous_attributes: previous }),
    },
  }) satisfies Omit<ProviderEvent, 'id' | 'object' | 'livemode' | 'created'>;
