import { randomBytes } from 'node:crypto';
import { openState } from '../stand-in-state.ts';
import type { Charge, Customer, Invoice, Price, Product, Subscription } from './objects.ts';
import type {
  PortalConfiguration,
  PortalSession,
  ProviderEvent,
  Session,
  WebhookEndpoint,
} from './page-and-webhook-objects.ts';
import { missing } from './refusal.ts';

/** Everything the stand-in stores, by the name of its kind in the API. */
export type Kinds = {
  customer: Customer;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  charge: Charge;
  'checkout.session': Session;
  'billing_portal.session': PortalSession;
  'billing_portal.configuration': PortalConfiguration;
  webhook_endpoint: WebhookEndpoint;
  event: ProviderEvent;
};
export type Kind = keyof Kinds;

type Stored = {
  things: { [K in Kind]: Record<string, Kinds[K]> };
  /** Seconds the provider's clock is ahead of ours. */
  ahead: number;
  idempotent: Record<string, { request: string; answer: object }>;
};

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  subscription: 'sub',
  invoice: 'in',
  charge: 'ch',
  'checkout.session': 'cs_test',
  'billing_portal.session': 'bps',
  'billing_portal.configuration': 'bpc',
  webhook_endpoint: 'we',
  event: 'evt',
};
const keptEvents = 2000;

/** The provider's objects on this machine, kept in a file when one is given. */
export type Store = ReturnType<typeof openStore>;

export const openStore = (file?: string) => {
  const { value: stored, save } = openState<Stored>(file, {
    things: Object.fromEntries(Object.keys(prefixes).map((kind) => [kind, {}])) as Stored['things'],
    ahead: 0,
    idempotent: {},
  });
  const of = <K extends Kind>(kind: K) => stored.things[kind] as Record<string, Kinds[K]>;
  const now = () => Math.floor(Date.now() / 1000) + stored.ahead;

  return {
    save,
    now,
    idempotent: stored.idempotent,
    /** Moves the provider's clock; it never goes back. */
    forward: (seconds: number) => {
      stored.ahead += Math.max(0, seconds);
      save();
    },
    newId: (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`,
    /** Stores a new object under an id of its kind and answers it. */
    make: <K extends Kind>(
      kind: K,
      fields: Omit<Kinds[K], 'id' | 'object' | 'livemode' | 'created'> & { id?: string },
    ): Kinds[K] => {
      const id = fields.id ?? `${prefixes[kind]}_${randomBytes(12).toString('hex')}`;
      const thing = {
        id,
        object: kind,
        livemode: false,
        created: now(),
        ...fields,
      } as unknown as Kinds[K];
      of(kind)[id] = thing;
      if (kind === 'event') forget(of('event'));
      save();
      return thing;
    },
    find: <K extends Kind>(kind: K, id: string | undefined): Kinds[K] | undefined =>
      of(kind)[id ?? ''],
    /** The object, or the provider's refusal; `param` names the field that pointed to it. */
    get: <K extends Kind>(kind: K, id: string | undefined, param?: string): Kinds[K] => {
      const thing = of(kind)[id ?? ''];
      if (!thing) throw missing(kind, id ?? '', param);
      return thing;
    },
    /** Newest first, as the provider lists. */
    all: <K extends Kind>(kind: K): Kinds[K][] => Object.values(of(kind)).reverse(),
    remove: (kind: Kind, id: string) => {
      delete of(kind)[id];
      save();
    },
  };
};

const forget = (events: Record<string, unknown>) => {
  const ids = Object.keys(events);
  for (const id of ids.slice(0, Math.max(0, ids.length - keptEvents))) delete events[id];
};
