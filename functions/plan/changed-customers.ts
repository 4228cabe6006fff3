import { followedEvents } from '#shared/domain/plan/payments/payment-events.ts';
import { callStripe } from '../lib/stripe.ts';

/** Every customer that the payment provider has told an event about since `since` (epoch seconds), each once. */
export const changedCustomers = async (since: number): Promise<ReadonlySet<string>> =>
  callStripe(async (stripe) => {
    const found = new Set<string>();
    const events = stripe.events.list({
      created: { gte: since },
      types: [...followedEvents],
      limit: 100,
    });
    for await (const event of events) {
      const customer = customerIn(event);
      if (customer) found.add(customer);
    }
    return found;
  });

type Event = { type: string; data?: { object?: unknown } };

/** The id of the customer that an event of a followed kind is about, if it names one. */
export const customerIn = ({ type, data }: Event): string | undefined => {
  const object = data?.object as { id?: unknown; customer?: unknown } | null | undefined;
  const named = type === 'customer.deleted' ? object : object?.customer;
  const id = typeof named === 'object' ? (named as { id?: unknown } | null)?.id : named;
  return typeof id === 'string' && id ? id : undefined;
};
