import { useQuery } from '@tanstack/react-query';
import type { Capability } from '#shared/domain/connections/provider-types.ts';
import { useConfig } from '#web/core/config.ts';
import { hasProviderCapability } from './connection-capability.ts';
import { connectionsQuery } from './connections-query.ts';

/** A connection seldom comes or goes without this device; what it says is asked for again where it is shown. */
const settledMs = 10 * 60_000;

/** Whether a business has connected something that gives this; nothing is asked where the operator offers nothing that does. */
export const useIsConnected = (businessId: string, capability: Capability): boolean => {
  const isOffered = useConfig()?.providers.some((provider) =>
    hasProviderCapability({ provider }, capability),
  );
  const { data: all = [] } = useQuery({
    ...connectionsQuery(businessId),
    enabled: isOffered === true,
    staleTime: settledMs,
    retry: false,
  });
  return all.some(
    (one) =>
      hasProviderCapability(one, capability) &&
      one.state !== 'ready' &&
      one.state !== 'not-in-plan',
  );
};
