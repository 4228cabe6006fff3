import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { Capability } from '#shared/domain/connections/provider-types.ts';
import { hasCapability } from '#shared/domain/connections/providers.ts';

/** Whether the provider of a connection gives something. */
export const hasProviderCapability = (
  { provider }: Pick<ConnectionView, 'provider'>,
  capability: Capability,
) => hasCapability(provider, capability);

/** Whether books are connected, and may have said something. */
export const hasBooks = (one: ConnectionView) =>
  hasProviderCapability(one, 'balance') && (one.state === 'connected' || one.state === 'attention');
