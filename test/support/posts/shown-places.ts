import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { listed, now, provider } from '../reviews/shown-reviews.tsx';
import { facebook } from './facebook.ts';

/** A connection that works. */
export const connectedTo = (one: ConnectionView['provider']): ConnectionView => ({
  ...{ provider: one, state: 'connected', account: 'Bright Side', updated_at: now },
  ...{ updating: false, ends_at: null },
});

/** The list of connections with both places that take posts. */
export const both = listed(connectedTo(provider), connectedTo(facebook));
